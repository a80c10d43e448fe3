import { Text } from '@mantine/core';
import { priceText } from '#contracts/kernel/euro-cents';
import type { PlanName } from '#contracts/plans/plan-names';
import { vatPercent } from '#contracts/plans/plan-price';
import type { Quote } from '#web/features/plans/payment/use-purchase';
import { Amount, AmountBox, Amounts } from '#web/ui/payment/amounts.tsx';

interface PriceSumProps {
  readonly plan: PlanName;
  readonly quote: Quote;
}

/** How the total is made up; read aloud when it changes (PLAN-16). */
export function PriceSum({ plan, quote }: PriceSumProps) {
  const { priceCents, discountCents, netCents, vatCents, totalCents } = quote;
  return (
    <AmountBox aria-label="Quanto paghi" aria-live="polite">
      <Amounts>
        <Amount label="Prezzo senza IVA">{priceText(priceCents)}</Amount>
        {discountCents > 0 && (
          <>
            <Amount label="Sconto del coupon">{`−${priceText(discountCents)}`}</Amount>
            <Amount label="Prezzo scontato">{priceText(netCents)}</Amount>
          </>
        )}
        <Amount label={`IVA ${vatPercent}%`}>{priceText(vatCents)}</Amount>
        <Amount label="Totale" isDue>
          {priceText(totalCents)}
        </Amount>
      </Amounts>
      <Text size="sm" c="dimmed">
        {validity(plan, quote)}
      </Text>
    </AmountBox>
  );
}

function validity(plan: PlanName, { months, totalCents }: Quote): string {
  if (plan === 'basic' || months === null) return 'Non scade.';
  const from = totalCents === 0 ? 'dall’attivazione' : 'dal pagamento';
  return months === 1 ? `Vale un mese ${from}.` : `Vale ${months} mesi ${from}.`;
}
