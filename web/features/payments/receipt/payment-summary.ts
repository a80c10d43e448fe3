import type { Appointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { ProvenPayment } from '#web/features/payments/receipt/proven-payment';
import { type Fact, factsOfSession } from '#web/features/payments/summary/facts-of-session';

/** The content of a payment's receipt. */
export interface PaymentSummary {
  readonly title: string;
  /** The name of the saved file: others may see it, so it says nothing about health. */
  readonly fileName: string;
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
}

/** The receipt of a payment: only what is known and proven. */
export function paymentSummary(appointment: Appointment, kind: string, payment: ProvenPayment): PaymentSummary {
  return {
    title: 'Riepilogo del pagamento',
    fileName: `Riepilogo pagamento ${shortDate(instantFromIso(appointment.startsAt)).replaceAll('/', '-')}`,
    facts: [...factsOfSession(appointment, kind), ...amountsPaid(appointment, payment)],
    notes: ['Prestazione sanitaria esente IVA.', 'Non è una fattura: la fattura la emette il terapeuta.'],
  };
}

/** The price, as far as it is known, and how it was paid. */
export function amountsPaid({ priceCents }: Pick<Appointment, 'priceCents'>, payment: ProvenPayment): readonly Fact[] {
  const price: readonly Fact[] = priceCents === null ? [] : [['Prezzo', priceText(priceCents)]];
  return [...price, ...howPaid(payment)];
}

function howPaid({ paidCents, creditUsedCents }: ProvenPayment): readonly Fact[] {
  if (creditUsedCents === null) return [['Pagato, credito compreso', priceText(paidCents)]];
  const paidOnline: Fact = ['Pagato online', priceText(paidCents - creditUsedCents)];
  return creditUsedCents === 0 ? [paidOnline] : [['Credito usato', `−${priceText(creditUsedCents)}`], paidOnline];
}

/** The receipt as plain text, for a browser that cannot print. */
export function textOfSummary({ title, facts, notes }: PaymentSummary): string {
  return [title, '', ...facts.map(([label, text]) => `${label}: ${text}`), '', ...notes, ''].join('\r\n');
}
