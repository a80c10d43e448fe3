import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type PlanCosts, planCosts, premiumRanges } from '#contracts/plans/plan-costs';
import { ownSessionMonths } from '#contracts/plans/plans.api';
import { useQuery } from '#web/api/use-query';
import { Amount, AmountBox, Amounts } from '#web/ui/payment/amounts.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

type OwnSessions = OperationOutput<typeof ownSessionMonths>;

/** The price of a session for who has set none yet, in cents. */
const examplePriceCents = 7000;

/** What each plan would have cost with one's own sessions, or that this cannot be known. */
export function OwnCosts() {
  const query = useQuery(ownSessionMonths, {});
  const title = useId();
  return (
    <AmountBox aria-labelledby={title}>
      <Title order={4} size="h5" id={title}>
        Quale ti costa meno?
      </Title>
      <QueryRegion query={query} what="le tue sedute">
        {(own) => <Reckoning {...own} />}
      </QueryRegion>
    </AmountBox>
  );
}

function Reckoning({ months, singlePriceCents }: OwnSessions) {
  const costs = planCosts(months);
  if (!costs) {
    return (
      <Text size="sm">
        Negli ultimi tre mesi interi non risultano sedute pagate: con i tuoi numeri non possiamo ancora dirlo.{' '}
        {singlePriceCents === null ? 'Per esempio, a' : 'Al tuo prezzo di'}{' '}
        {priceText(singlePriceCents ?? examplePriceCents)} a seduta, Premium costa meno{' '}
        {fromSessions(singlePriceCents ?? examplePriceCents)}.
      </Text>
    );
  }
  const sessions = months.reduce((sum, month) => sum + month.sessions, 0);
  const gross = months.reduce((sum, month) => sum + month.grossCents, 0);
  const average = Math.round(gross / sessions);
  return (
    <>
      <Text size="sm">
        {periodText(months.length)} hai tenuto {sessions === 1 ? 'una seduta pagata' : `${sessions} sedute pagate`}, per{' '}
        {priceText(gross)} in tutto. Ti sarebbero costate:
      </Text>
      <Amounts>
        <Amount label="Basic, commissioni con IVA">{priceText(costs.basicCents)}</Amount>
        <Amount label="Premium, commissioni e canone con IVA">{priceText(costs.premiumCents)}</Amount>
      </Amounts>
      <Text size="sm">
        <strong>{verdict(costs)}</strong> Al tuo prezzo medio di {priceText(average)} Premium costa meno{' '}
        {fromSessions(average)}. Sono conti sul passato: i mesi che verranno possono essere diversi.
      </Text>
    </>
  );
}

function periodText(months: number): string {
  return months === 1 ? 'Nell’ultimo mese intero' : `Negli ultimi ${months} mesi interi`;
}

function verdict({ basicCents, premiumCents }: PlanCosts): string {
  if (basicCents === premiumCents) return 'Per le tue sedute costano uguale.';
  const [cheaper, less] =
    basicCents < premiumCents ? ['Basic', premiumCents - basicCents] : ['Premium', basicCents - premiumCents];
  return `Con queste sedute ${cheaper} costa ${priceText(less)} in meno.`;
}

function fromSessions(priceCents: number): string {
  const ranges = premiumRanges(priceCents).map(({ from, to }) => (from === to ? `con ${from}` : `da ${from} a ${to}`));
  return ranges.length === 0 ? 'con nessun numero di sedute' : `${ranges.join(', ')} sedute al mese`;
}
