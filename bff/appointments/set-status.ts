import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import { ownEvent } from '#bff/appointments/own-events';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { tellOtherPages, writeAndTell } from '#bff/live/tell-pages';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { confirmAppointment } from '#contracts/appointments/appointments.api';
import { updateBooking } from '#contracts/appointments/appointments.legacy';

/**
 * Accepts or denies an event on the platform. The answer carries no information and may be lost, so the event is read
 * again; fails only when its status stays unknown or unchanged.
 */
export async function setStatus(
  context: Context,
  { event: { public_token: event }, other }: EventAsSeen,
  status: 'accepted' | 'denied',
): Promise<void> {
  const signed = { private_token: sessionOf(context).privateToken, event };
  const write = () =>
    idempotentWrite({
      call: updateBooking.name,
      findExisting: async (moment) =>
        moment !== 'before' && (await hasStatus(context, event, status)) ? status : undefined,
      write: async () => {
        if (status === 'denied') await context.legacy.call(updateBooking, { ...signed, status });
        else await context.legacy.call(updateBooking, { ...signed, status, type: 'update_status' });
        return undefined;
      },
    });
  await writeAndTell(
    () => withUsersLocked(context, { call: updateBooking, addressee: other }, write),
    () => tellOtherPages(context, other, confirmAppointment),
  );
}

async function hasStatus(context: Context, token: string, status: string): Promise<boolean> {
  return (await ownEvent(context, token)).event.configuration.status === status;
}
