import { everyOwnMeeting } from '#bff/appointments/own-meetings';
import { type EventChange, recreateRequest } from '#bff/appointments/recreate-request';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { addEvent, type LegacyEvent } from '#contracts/appointments/appointments.legacy';

/** An event, and what is to be different about the one that takes its place; without a change, nothing. */
export interface Recreation {
  readonly event: LegacyEvent;
  readonly change?: EventChange;
}

/**
 * Adds the event that takes another's place. When the platform's answer is lost, the calendar is read again for one that
 * did so by the same act.
 */
export async function addInPlace(context: Context, recreation: Recreation): Promise<LegacyEvent> {
  const request = recreateRequest(recreation, sessionOf(context), context.settings);
  const isIt = ({ public_token, configuration: { act, moved_from } }: LegacyEvent) =>
    public_token !== recreation.event.public_token &&
    moved_from?.at(-1) === recreation.event.public_token &&
    act === request.configuration.act;
  return idempotentWrite({
    call: addEvent.name,
    findExisting: async (moment) => {
      if (moment === 'before') return undefined;
      return (await everyOwnMeeting(context)).find(({ own, event }) => own && isIt(event))?.event;
    },
    write: async () => (await context.legacy.call(addEvent, request)).event,
  });
}
