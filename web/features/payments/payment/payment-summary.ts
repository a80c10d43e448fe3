import type { Appointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { ProvenPayment } from '#web/features/payments/payment/proven-payment';
import { type Fact, factsOfSession } from '#web/features/payments/summary/facts-of-session';

/** What is put on paper about a payment. */
export interface PaymentSummary {
  readonly title: string;
  /** Of a file it is saved as: others may see it, so it says nothing of health. */
  readonly fileName: string;
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
}

/** The summary of a payment: only what is known and proved, and no word of what is not. */
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

/** The same as plain text, where it is saved instead of printed. */
export function textOfSummary({ title, facts, notes }: PaymentSummary): string {
  return [title, '', ...facts.map(([label, text]) => `${label}: ${text}`), '', ...notes, ''].join('\r\n');
}
