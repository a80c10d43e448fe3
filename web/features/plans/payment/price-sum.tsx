import { Text } from '@mantine/core';
import { priceText } from '#contracts/kernel/euro-cents';
import type { PlanName } from '#contracts/plans/plan-names';
import { vatPercent } from '#contracts/plans/plan-price';
import type { Quote } from '#web/features/plans/payment/use-purchase';
import classes from '#web/features/plans/plans.module.css';

interface PriceSumProps {
  readonly plan: PlanName;
  readonly quote: Quote;
}

/** How the total is made up; read aloud when it changes (PLAN-16). */
export function PriceSum({ plan, quote }: PriceSumProps) {
  const { priceCents, discountCents, netCents, vatCents, totalCents, months } = quote;
  return (
    <section aria-label="Quanto paghi" aria-live="polite" className={classes.box}>
      <dl className={classes.sum}>
        <Line label="Prezzo senza IVA" amount={priceText(priceCents)} />
        {discountCents > 0 && (
          <>
            <Line label="Sconto del coupon" amount={`−${priceText(discountCents)}`} />
            <Line label="Prezzo scontato" amount={priceText(netCents)} />
          </>
        )}
        <Line label={`IVA ${vatPercent}%`} amount={priceText(vatCents)} />
        <Line label="Totale" amount={priceText(totalCents)} isDue />
      </dl>
      <Text size="sm" c="dimmed">
        {validity(plan, months)}
      </Text>
    </section>
  );
}

function validity(plan: PlanName, months: number | null): string {
  if (plan === 'basic' || months === null) return 'Non scade.';
  return months === 1 ? 'Vale un mese dal pagamento.' : `Vale ${months} mesi dal pagamento.`;
}

interface LineProps {
  readonly label: string;
  readonly amount: string;
  readonly isDue?: boolean;
}

function Line({ label, amount, isDue = false }: LineProps) {
  return (
    <div data-due={isDue || undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
