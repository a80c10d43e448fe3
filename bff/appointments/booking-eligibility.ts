import { pricesFrom } from '#bff/appointments/appointments-mapping';
import type { Context } from '#bff/context';
import { patientOf } from '#bff/patients/records/own-records';
import { isPlanActive, professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { fullName } from '#bff/users/full-name';
import { ownUser } from '#bff/users/own-user';
import { rowsIn } from '#bff/users/php-parts';
import type { SessionPrices } from '#contracts/appointments/booking-price';

/** What decides on a therapist's bookings, whatever patient is invited. */
export interface BookingEligibility {
  readonly therapistName: string;
  readonly prices: SessionPrices;
  /** Also true for a therapist who has not chosen a plan, or not paid for it (STATE-06). */
  readonly planExpired: boolean;
  /** The tokens of those in the therapist's list of patients. */
  readonly listed: readonly string[];
}

/** Asks the platform again for the signed-in therapist. */
export async function bookingEligibility(context: Context): Promise<BookingEligibility> {
  const user = await ownUser(context);
  const { plan } = professionalStatusOf(professionalFrom(user));
  return {
    therapistName: fullName(user),
    prices: pricesFrom(user),
    planExpired: !isPlanActive(plan, context.now()),
    listed: rowsIn(user.public_configuration.patients).flatMap((row) => patientOf(row) ?? []),
  };
}
