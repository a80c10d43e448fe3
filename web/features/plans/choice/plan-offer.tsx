import { Radio, Table, Text } from '@mantine/core';
import { useId } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import { basicFeeBands, type FeeBand } from '#contracts/plans/fee-bands';
import { type PlanName, planTitles } from '#contracts/plans/plan-names';
import { planPrice } from '#contracts/plans/plan-price';
import classes from '#web/features/plans/plans.module.css';
import { PlanBenefits } from '#web/ui/plan-benefits/plan-benefits.tsx';

const kinds: Readonly<Record<PlanName, string>> = { basic: 'online', premium: 'online + studio' };

interface PlanOfferProps {
  readonly plan: PlanName;
  readonly isChosen: boolean;
  /** Whether it can be bought now. */
  readonly isOffered: boolean;
}

/** One plan to be chosen, with its price, its facts and, for Basic, the fee by sessions in the month (CONST-13). */
export function PlanOffer({ plan, isChosen, isOffered }: PlanOfferProps) {
  const facts = useId();
  const { netCents } = planPrice(plan);
  return (
    <div className={classes.offer} data-chosen={isChosen || undefined}>
      <Radio
        value={plan}
        disabled={!isOffered}
        aria-describedby={facts}
        label={
          <span className={classes.name}>
            {planTitles[plan]} <span className={classes.kind}>({kinds[plan]})</span>
          </span>
        }
      />
      <Text className={classes.price}>
        {priceText(netCents)} <span className={classes.kind}>{netCents > 0 ? 'al mese, IVA esclusa' : 'al mese'}</span>
      </Text>
      <div id={facts}>
        <PlanBenefits plan={plan} />
      </div>
      {plan === 'basic' && <FeeTable />}
    </div>
  );
}

function FeeTable() {
  return (
    <Table className={classes.fees} captionSide="top">
      <Table.Caption>La commissione di Basic: la fascia del mese vale per tutte le sedute di quel mese</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Sedute nel mese</Table.Th>
          <Table.Th scope="col">Commissione</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {basicFeeBands.map((band, at) => (
          <Table.Tr key={band.percent}>
            <Table.Td>{bandText(band, basicFeeBands[at - 1])}</Table.Td>
            <Table.Td>{band.percent}%</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function bandText({ upTo }: FeeBand, before: FeeBand | undefined): string {
  const from = before ? (before.upTo ?? 0) + 1 : 0;
  return upTo === null ? `${from} e oltre` : `${from}–${upTo}`;
}
