import type { AppointmentKind } from '#contracts/appointments/appointments.api';

/** A therapist's own prices in cents; null where the kind has none. */
export interface SessionPrices {
  readonly singleCents: number | null;
  readonly coupleCents: number | null;
}

/** What an appointment of the kind costs, in cents; null when the therapist has no price for it (APPT-33, APPT-35). */
export function bookingPriceCents(kind: AppointmentKind, { singleCents, coupleCents }: SessionPrices): number | null {
  if (kind === 'introductory-talk') return 0;
  return kind === 'single' ? singleCents : coupleCents;
}
