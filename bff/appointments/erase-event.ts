import { everyOwnMeeting } from '#bff/appointments/own-meetings';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { deleteEvent } from '#contracts/appointments/appointments.legacy';

/**
 * Has the platform erase an event of the therapist's, without credit or notice (LEG-56). Whether it answers or not, the
 * calendar is read again; an event that stands there still, and one that cannot be looked for, fail.
 */
export async function eraseEvent(context: Context, event: string): Promise<void> {
  await idempotentWrite({
    call: deleteEvent.name,
    findExisting: async (moment) => (moment !== 'before' && !(await isInCalendar(context, event)) ? event : undefined),
    write: async () => {
      await context.legacy.call(deleteEvent, { private_token: sessionOf(context).privateToken, event });
      return undefined;
    },
  });
}

/** Whether the platform's calendar holds the event at this moment. */
export async function isInCalendar(context: Context, token: string): Promise<boolean> {
  return (await everyOwnMeeting(context)).some(({ event }) => event.public_token === token);
}
