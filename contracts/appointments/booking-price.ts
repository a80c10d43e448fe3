import type { AppointmentKind } from '#contracts/appointments/appointments.api';

/** A therapist's own prices in cents; null for a kind without a price. */
export interface SessionPrices {
  readonly singleCents: number | null;
  readonly coupleCents: number | null;
}

/** The price of an appointment of that kind, in cents; null when the therapist has none for it (APPT-33). */
export function bookingPriceCents(kind: AppointmentKind, { singleCents, coupleCents }: SessionPrices): number | null {
  if (kind === 'introductory-talk') return 0;
  return kind === 'single' ? singleCents : coupleCents;
}
