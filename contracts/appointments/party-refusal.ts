import type { AppointmentKind } from '#contracts/appointments/appointments.api';
import { bookingPriceCents, type SessionPrices } from '#contracts/appointments/booking-price';

/** What decides whether a therapist and a patient may book a kind of appointment. */
export interface PartyCircumstances {
  /** Whether the two have an introductory talk that is not denied (`hasIntroductoryTalk`). */
  readonly hasIntroductoryTalk: boolean;
  readonly prices: SessionPrices;
  readonly planExpired: boolean;
}

export type PartyRefusal = 'second_introductory_talk' | 'introductory_talk_first' | 'price_missing' | 'plan_expired';

/** Why the two cannot book that kind of appointment on any day; null when they can. */
export function partyRefusal(
  kind: AppointmentKind,
  { hasIntroductoryTalk, prices, planExpired }: PartyCircumstances,
): PartyRefusal | null {
  const isTalk = kind === 'introductory-talk';
  if (isTalk && hasIntroductoryTalk) return 'second_introductory_talk';
  if (!isTalk && !hasIntroductoryTalk) return 'introductory_talk_first';
  if (bookingPriceCents(kind, prices) === null) return 'price_missing';
  return planExpired ? 'plan_expired' : null;
}
