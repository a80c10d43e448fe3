import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import { ownEvents } from '#bff/appointments/own-events';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import type { Instant } from '#contracts/kernel/instant';
import { firstOfMonth, romeDate, shiftMonths } from '#contracts/kernel/rome-time';
import type { ownSessionMonths } from '#contracts/plans/plans.api';

/** How many whole months are looked back upon. */
const monthsBack = 3;

/**
 * The paid sessions the professional has held in each of the last three whole months in Rome. Months before the
 * registration are left out: they say nothing about how one works here. With them the price of a single session.
 */
export const handleOwnSessionMonths: OperationHandler<typeof ownSessionMonths> = async (context) => {
  const [user, events] = await Promise.all([ownUser(context), ownEvents(context)]);
  const now = context.now();
  const registered = user.registration_timestamp;
  const first = registered === undefined ? undefined : firstOfMonth(romeDate(registered));
  const months = Array.from({ length: monthsBack }, (_, at) => shiftMonths(romeDate(now), at - monthsBack));
  const held = events.filter((seen) => isPaidAndHeld(seen, now));
  const { single_seat: price = 0 } = user.public_configuration.prices;
  return {
    singlePriceCents: price > 0 ? price : null,
    months: months
      .filter((month) => first === undefined || month >= first)
      .map((month) => {
        const own = held.filter(({ event }) => firstOfMonth(romeDate(event.start_timestamp)) === month);
        return { month, sessions: own.length, grossCents: own.reduce((sum, { event }) => sum + paidCents(event), 0) };
      }),
  };
};

function isPaidAndHeld({ event, isOrganiser }: EventAsSeen, now: Instant): boolean {
  return isOrganiser && event.configuration.status === 'accepted' && event.end_timestamp <= now && paidCents(event) > 0;
}

function paidCents({ configuration: { paid_amount = 0, wallet_amount = 0 } }: LegacyEvent): number {
  return Math.max(0, paid_amount) + Math.max(0, wallet_amount);
}
