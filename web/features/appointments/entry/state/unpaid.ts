import type { Appointment } from '#contracts/appointments/appointments.api';

/** What is said of a session without a payment on record: it may have been paid in a way the platform does not know. */
export const unpaidWords = 'non risulta pagata';

/** Whether the appointment costs something, or may, and no payment is on record; a cancelled one asks for none. */
export function isUnpaid({
  status,
  priceCents,
  paidCents,
}: Pick<Appointment, 'status' | 'priceCents' | 'paidCents'>): boolean {
  return status !== 'denied' && priceCents !== 0 && paidCents === null;
}
