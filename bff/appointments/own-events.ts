import { type EventAsSeen, eventAsSeen } from '#bff/appointments/appointments-mapping';
import { type Context, sessionOf } from '#bff/context';
import { isMarked } from '#bff/idempotency-mark';
import { OperationFailed } from '#bff/operation-failed';
import { type LegacyEvent, listEvents } from '#contracts/appointments/appointments.legacy';

/** The events the user takes part in, freshly read; other events in the answer are left out. */
export async function ownEvents(context: Context): Promise<EventAsSeen[]> {
  return hideReplaced(await allOwnEvents(context));
}

/** The events the user takes part in, including moved ones that still have to be erased. */
export async function allOwnEvents(context: Context): Promise<EventAsSeen[]> {
  const { privateToken, publicToken } = sessionOf(context);
  const { events } = await context.legacy.call(listEvents, { private_token: privateToken });
  return events.map((event) => eventAsSeen(event, publicToken)).filter((seen) => seen !== undefined);
}

/** The user's event with that token; another user's event and an unknown token both fail with `not_found`. */
export async function ownEvent(context: Context, token: string): Promise<EventAsSeen> {
  return ownEventIn(await ownEvents(context), token);
}

/** The event with that token among those of the user; fails with `not_found` where there is none. */
export function ownEventIn(events: readonly EventAsSeen[], token: string): EventAsSeen {
  const found = events.find(({ event }) => event.public_token === token);
  if (!found) throw new OperationFailed('not_found');
  return found;
}

/** Whether the patient has or had a session with the therapist that was not denied, freshly read. */
export async function isPatientOf(context: Context, therapist: string): Promise<boolean> {
  const events = await ownEvents(context);
  return events.some(
    ({ isOrganiser, other, event }) => !isOrganiser && other === therapist && event.configuration.status !== 'denied',
  );
}

/** Whether the event has that token, or had it before it was moved. */
export function isOrWas({ public_token, configuration }: LegacyEvent, token: string): boolean {
  return [public_token, ...(configuration.moved_from ?? [])].includes(token);
}

/**
 * Leaves out the events that another event of the same therapist replaces: half way through a move the platform has
 * both.
 */
export function hideReplaced(events: readonly EventAsSeen[]): EventAsSeen[] {
  const replaced = new Set(
    events.flatMap(({ event }) => (event.configuration.moved_from ?? []).map((token) => `${event.resource} ${token}`)),
  );
  return events.filter(({ event }) => !replaced.has(`${event.resource} ${event.public_token}`));
}

/**
 * The therapist's own appointment that left this mark, even if it was moved since. Refuses with `key_reused` one that
 * left the same key with other content.
 */
export function eventMarked(mark: string, events: readonly EventAsSeen[]): EventAsSeen | undefined {
  return events.find(({ isOrganiser, event: { configuration } }) => {
    const marks = [configuration.act, ...(configuration.earlier_acts ?? [])];
    return isOrganiser && marks.some((found) => isMarked(found, mark));
  });
}
