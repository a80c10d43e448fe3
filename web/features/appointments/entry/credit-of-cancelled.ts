import type { Appointment } from '#contracts/appointments/appointments.api';

/** What its cancellation gives the patient back as credit: a sum in cents, nothing, or the price if it was paid. */
export function creditOfCancelled({
  status,
  paidCents,
  priceCents,
}: Pick<Appointment, 'status' | 'paidCents' | 'priceCents'>): number | 'if-paid' {
  if (paidCents !== null) return paidCents;
  return status === 'pending' || priceCents === 0 ? 0 : 'if-paid';
}
