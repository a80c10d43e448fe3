import type { AppointmentKind } from '#contracts/appointments/appointments.api';
import { bookingPriceCents, type SessionPrices } from '#contracts/appointments/booking-price';
import { type StartRefusal, startRefusal } from '#contracts/appointments/start-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';

/** What the therapist asks for; date and `HH:mm` are Rome's. */
export interface BookingWish {
  readonly kind: AppointmentKind;
  readonly date: CivilDate;
  readonly time: string;
}

/** What the wish is judged by. */
export interface BookingGrounds {
  readonly now: Instant;
  /** A talk of this therapist and this patient that is not denied (`hasIntroductoryTalk`). */
  readonly hasIntroductoryTalk: boolean;
  readonly prices: SessionPrices;
  readonly planExpired: boolean;
}

export type BookingRefusal =
  | StartRefusal
  | 'second_introductory_talk'
  | 'introductory_talk_first'
  | 'price_missing'
  | 'plan_expired';

/** The first rule that forbids the booking, or null when all allow it (APPT-24 to 35). */
export function bookingRefusal({ kind, date, time }: BookingWish, grounds: BookingGrounds): BookingRefusal | null {
  const cannotStart = startRefusal({ date, time }, grounds.now);
  if (cannotStart) return cannotStart;
  const isTalk = kind === 'introductory-talk';
  if (isTalk && grounds.hasIntroductoryTalk) return 'second_introductory_talk';
  if (!isTalk && !grounds.hasIntroductoryTalk) return 'introductory_talk_first';
  if (bookingPriceCents(kind, grounds.prices) === null) return 'price_missing';
  return grounds.planExpired ? 'plan_expired' : null;
}
