import { Badge, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { planTitles } from '#contracts/plans/plan-names';
import { type OwnPlan, ownPlan } from '#contracts/plans/plans.api';
import { useQuery } from '#web/api/use-query';
import { endingText } from '#web/features/plans/ending-text';
import { planWay } from '#web/features/plans/plan-way';
import classes from '#web/features/plans/plans.module.css';
import { usePlanDialog } from '#web/features/plans/use-plan-dialog.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** One's own plan with its amount and dates, and the way to another or a renewal (BILL-01..05, BILL-20, BILL-21). */
export function PlanCard() {
  const query = useQuery(ownPlan, {});
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="md" radius="lg" withBorder>
      <Title order={2} size="h4" id={title} mb="sm">
        Il tuo piano
      </Title>
      <QueryRegion query={query} what="il tuo piano">
        {(own) => <Card own={own} />}
      </QueryRegion>
    </Paper>
  );
}

function Card({ own }: { readonly own: OwnPlan }) {
  const { plan, registeredAt, openPurchase } = own;
  const chosen = plan?.isPaid ? plan : null;
  const { dialog, open } = usePlanDialog();
  const way = planWay(own);
  return (
    <Stack gap="sm">
      {chosen ? (
        <Text className={classes.price}>
          {planTitles[chosen.name]} {chosen.amountCents !== null && priceText(chosen.amountCents)}{' '}
          {chosen.isExpired && (
            <Badge color="ocra" variant="light" tt="none">
              Scaduto
            </Badge>
          )}
        </Text>
      ) : (
        <Text>Non hai ancora scelto il tuo piano tariffario</Text>
      )}
      <dl className={classes.sum}>
        <Line label="Data di registrazione" value={dayOf(registeredAt)} />
        {chosen && <Line label="Scadenza" value={chosen.name === 'basic' ? 'Non scade' : dayOf(chosen.expiresAt)} />}
      </dl>
      {chosen?.ending && <Text size="sm">{endingText(chosen)}</Text>}
      {openPurchase && (
        <Text size="sm">C’è una pagina di pagamento aperta: se hai già pagato non pagare di nuovo.</Text>
      )}
      {way && (
        <div>
          <Button variant={way.isUrgent ? 'filled' : 'default'} onClick={() => open(way.plan)}>
            {way.label}
          </Button>
        </div>
      )}
      {chosen?.name === 'premium' && (
        <Text size="sm" c="dimmed">
          Per passare a Basic scrivi all’assistenza: lo fa l’amministrazione.
        </Text>
      )}
      {dialog}
    </Stack>
  );
}

function dayOf(iso: string | null): string {
  return iso === null ? 'non nota' : shortDate(instantFromIso(iso));
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
