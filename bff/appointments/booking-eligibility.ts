import { pricesFrom } from '#bff/appointments/appointments-mapping';
import type { Context } from '#bff/context';
import { professionalFrom } from '#bff/therapists/professional-from';
import { ownUser } from '#bff/users/own-user';
import type { SessionPrices } from '#contracts/appointments/booking-price';
import { hasExpired, planExpiry } from '#contracts/plans/plan-expiry';
import { standingOf } from '#contracts/therapists/standing';

/** What decides on a therapist's bookings, whoever is invited. */
export interface BookingEligibility {
  readonly prices: SessionPrices;
  /** Without any plan too. */
  readonly planExpired: boolean;
}

/** Asks the platform for the therapist of this session, fresh. */
export async function bookingEligibility(context: Context): Promise<BookingEligibility> {
  const user = await ownUser(context);
  const { plan } = standingOf(professionalFrom(user));
  return {
    prices: pricesFrom(user),
    planExpired: hasExpired(planExpiry(plan ?? {}), context.now()),
  };
}
