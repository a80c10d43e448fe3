import { appointmentFrom, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { finishOpenMoves } from '#bff/appointments/moving/finish-open-moves';
import { openMovesOf } from '#bff/appointments/moving/open-moves';
import { ownEvents } from '#bff/appointments/own-events';
import { type Context, sessionOf } from '#bff/context';
import { tellOtherPages } from '#bff/live/tell-pages';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import type { listAppointments } from '#contracts/appointments/appointments.api';
import { requestPayment } from '#contracts/payments/payments.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/**
 * The user's appointments, earliest first, with the names the platform has for the other sides. A therapist's moves
 * that broke off are finished first. A payment that the payer's page finds made is announced to the therapist's pages.
 */
export const handleListAppointments: OperationHandler<typeof listAppointments> = async (context) => {
  const { events, users } = await readAndFinish(context);
  for (const seen of events) if (isJustPaid(context, seen)) tellOtherPages(context, seen.other, requestPayment);
  const appointments = events
    .toSorted((one, other) => one.event.start_timestamp - other.event.start_timestamp)
    .map((seen) => appointmentFrom(seen, users.get(seen.other), context.settings.mediaBase));
  return { appointments };
};

interface Calendar {
  readonly events: readonly EventAsSeen[];
  /** The other sides and, for a therapist, the user. */
  readonly users: ReadonlyMap<string, LegacyUser>;
}

/** The calendar, read again where open moves were finished; where that fails, as it was. */
async function readAndFinish(context: Context): Promise<Calendar> {
  const calendar = await readCalendar(context);
  const user = calendar.users.get(sessionOf(context).publicToken);
  const moves = user ? openMovesOf(user) : [];
  if (moves.length === 0) return calendar;
  await finishOpenMoves(context, moves);
  return readCalendar(context).catch(() => calendar);
}

/** A therapist's own user, which stores the open moves, is read in the same call as the other sides. */
async function readCalendar(context: Context): Promise<Calendar> {
  const { publicToken, userType } = sessionOf(context);
  const events = await ownEvents(context);
  const others = events.map(({ other }) => other);
  return { events, users: await findUsers(context, userType === 'professional' ? [publicToken, ...others] : others) };
}

function isJustPaid({ paymentWatch }: Context, { event, isOrganiser }: EventAsSeen): boolean {
  return !isOrganiser && event.configuration.status === 'accepted' && paymentWatch.settle(event.public_token);
}
