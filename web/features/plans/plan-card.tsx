import { Anchor, Badge, Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { planTitles } from '#contracts/plans/plan-names';
import { vatOn, vatPercent } from '#contracts/plans/plan-price';
import type { OwnPlan } from '#contracts/plans/plans.api';
import { useOwnPlan } from '#web/features/plans/awaited/use-own-plan';
import { endingText } from '#web/features/plans/ending-text';
import { planWay } from '#web/features/plans/plan-way';
import classes from '#web/features/plans/plans.module.css';
import { usePlanDialog } from '#web/features/plans/use-plan-dialog.tsx';
import { paths } from '#web/routing/paths';
import { Amounts, Fact } from '#web/ui/payment/amounts.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** One's own plan with its amount and dates, and the way to another or a renewal (BILL-01..05, BILL-20, BILL-21). */
export function PlanCard() {
  const { dialog, open, isOpen } = usePlanDialog();
  const query = useOwnPlan({ isReadBeside: isOpen });
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="md" radius="lg" withBorder>
      <Title order={2} size="h4" id={title} mb="sm">
        Il tuo piano
      </Title>
      <QueryRegion query={query} what="il tuo piano" skeleton={<Skeleton className={classes.waitingCard} />}>
        {(own) => <Card own={own} onOpen={open} />}
      </QueryRegion>
      {dialog}
    </Paper>
  );
}

interface CardProps {
  readonly own: OwnPlan;
  readonly onOpen: ReturnType<typeof usePlanDialog>['open'];
}

function Card({ own, onOpen }: CardProps) {
  const { plan, registeredAt, openPurchase } = own;
  const chosen = plan?.isPaid ? plan : null;
  const way = planWay(own);
  return (
    <Stack gap="sm">
      {chosen ? (
        <Text component="div" className={classes.price}>
          <span>{planTitles[chosen.name]}</span>{' '}
          {chosen.amountCents !== null && <MonthlyPrice netCents={chosen.amountCents} />}
          {chosen.isExpired && (
            <Badge color="ocra" variant="light" tt="none">
              Scaduto
            </Badge>
          )}
        </Text>
      ) : (
        <Text>Non hai ancora scelto il tuo piano tariffario</Text>
      )}
      <Amounts>
        <Fact label="Data di registrazione">{dayOf(registeredAt)}</Fact>
        {chosen && <Fact label="Scadenza">{chosen.name === 'basic' ? 'Non scade' : dayOf(chosen.expiresAt)}</Fact>}
      </Amounts>
      {chosen?.ending && <Text size="sm">{endingText(chosen)}</Text>}
      {openPurchase && (
        <Text size="sm">C’è una pagina di pagamento aperta: se hai già pagato non pagare di nuovo.</Text>
      )}
      {way && (
        <div>
          <Button variant={way.isUrgent ? 'filled' : 'default'} onClick={() => onOpen(way.plan)}>
            {way.label}
          </Button>
        </div>
      )}
      {chosen?.name === 'premium' && (
        <Text size="sm" c="dimmed">
          Per passare a Basic{' '}
          <Anchor component={Link} to={paths.tickets} size="sm" underline="always">
            scrivi all’assistenza
          </Anchor>
          : lo fa l’amministrazione.
        </Text>
      )}
    </Stack>
  );
}

/** The amount as the platform stores it, which is without VAT, and what that makes (AMB-61). */
function MonthlyPrice({ netCents }: { readonly netCents: number }) {
  return (
    <>
      <span>{priceText(netCents)}</span>{' '}
      <span className={classes.kind}>
        {netCents > 0
          ? `al mese, IVA esclusa (${priceText(netCents + vatOn(netCents))} con IVA ${vatPercent}%)`
          : 'al mese'}
      </span>{' '}
    </>
  );
}

function dayOf(iso: string | null): string {
  return iso === null ? 'non nota' : shortDate(instantFromIso(iso));
}
