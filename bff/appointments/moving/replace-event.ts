import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import type { EventChange } from '#bff/appointments/moving/move-plan';
import { allOwnEvents, eventMarked, isOrWas } from '#bff/appointments/own-events';
import { type Context, type OperationSettings, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { Session } from '#bff/session';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import { addEvent, deleteEvent, type LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { endAfterSlots } from '#contracts/appointments/half-hour-slots';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { LegacyRequest } from '#contracts/kernel/platform/legacy-call';

/** An event and the change of the event that replaces it; without a change it is restored as it was. */
interface Replacement {
  readonly event: LegacyEvent;
  readonly change?: EventChange;
}

/** A validated move, and the calendar it was validated against. */
interface ValidatedMove extends Required<Replacement> {
  readonly calendar: readonly EventAsSeen[];
}

/**
 * Replaces an event by one with the change. The platform refuses two overlapping events of a therapist: where the new
 * time does not overlap the old one, the new event is added first, so that one of them exists at every moment; where it
 * does, the old event is erased first and restored when the new one fails.
 */
export async function replaceEvent(context: Context, move: ValidatedMove): Promise<LegacyEvent> {
  return doOverlap(move.event, move.change) ? eraseThenAdd(context, move) : addThenErase(context, move);
}

function doOverlap({ start_timestamp, end_timestamp }: LegacyEvent, { start, slots }: EventChange): boolean {
  return start_timestamp < endAfterSlots(start, slots) && start < end_timestamp;
}

/** The calendar is read again between adding and erasing, so that what the patient did meanwhile is not lost. */
async function addThenErase(context: Context, { calendar, ...replacement }: ValidatedMove): Promise<LegacyEvent> {
  const added = await addReplacement(context, replacement);
  const latest = await allOwnEvents(context).catch(() => calendar);
  await eraseReplaced(context, added, latest);
  return added;
}

/**
 * When it is unknown whether the original was erased, adding the new event finds out: a remaining original would block
 * it.
 */
async function eraseThenAdd(context: Context, { event, change }: ValidatedMove): Promise<LegacyEvent> {
  let doubt: unknown;
  try {
    await eraseEvent(context, event.public_token);
  } catch (failure) {
    if (isRefusal(failure, 'EVENT_NOT_FOUND')) throw new OperationFailed('changed_elsewhere');
    if (!hasUnknownOutcome(failure)) throw failure;
    if (await isInCalendar(context, event.public_token).catch(() => false)) throw failure;
    doubt = failure;
  }
  return addReplacement(context, { event, change }).catch((failure: unknown) =>
    restoreOriginal(context, { event, change, failure, doubt }),
  );
}

/**
 * Adds the event that replaces another. When the platform's answer is lost, the calendar is read again for an event
 * that replaces it under the same idempotency key. Refuses with `slot_taken`.
 */
async function addReplacement(context: Context, replacement: Replacement): Promise<LegacyEvent> {
  const request = replacementRequest(replacement, sessionOf(context), context.settings);
  const isAdded = ({ public_token, configuration: { act, moved_from } }: LegacyEvent) =>
    public_token !== replacement.event.public_token &&
    moved_from?.at(-1) === replacement.event.public_token &&
    act === request.configuration.act;
  const mapping = { operation: moveAppointment, refusals: { NOT_AVAILABLES: 'slot_taken' } } as const;
  return idempotentWrite({
    call: addEvent.name,
    findExisting: async (moment) => {
      if (moment === 'before') return undefined;
      return (await allOwnEvents(context)).find(({ isOrganiser, event }) => isOrganiser && isAdded(event))?.event;
    },
    write: async () => (await context.legacy.call(addEvent, request, mapping)).event,
  });
}

/**
 * Erases the events that an added event replaces, if they are still in the calendar. When one cannot be erased, or was
 * confirmed or cancelled meanwhile (`changed_elsewhere`), the added event is erased again and the original stays as it
 * was.
 */
export async function eraseReplaced(
  context: Context,
  added: LegacyEvent,
  calendar: readonly EventAsSeen[],
): Promise<void> {
  const replaced = added.configuration.moved_from ?? [];
  for (const { isOrganiser, event } of calendar) {
    if (!isOrganiser || !replaced.includes(event.public_token)) continue;
    try {
      if (hasOvertaken(event, added)) throw new OperationFailed('changed_elsewhere');
      await eraseEvent(context, event.public_token);
    } catch (failure) {
      if (isRefusal(failure, 'EVENT_NOT_FOUND')) continue;
      if (!hasUnknownOutcome(failure)) await eraseEvent(context, added.public_token);
      throw failure;
    }
  }
}

/**
 * Whether the original was accepted or denied after the added event copied it. A denied added event is a later
 * decision.
 */
function hasOvertaken(original: LegacyEvent, added: LegacyEvent): boolean {
  const [was, is] = [original.configuration.status, added.configuration.status];
  return is !== 'denied' && was !== 'pending' && was !== is;
}

/** A move whose original is probably erased and whose new event could not be added. */
interface BrokenMove extends Required<Replacement> {
  readonly failure: unknown;
  /** Why it is uncertain that the original was erased. */
  readonly doubt: unknown;
}

/**
 * Restores the original and refuses the move. When the platform refuses the original, the calendar decides: a new event
 * that arrived late counts as the move, and when neither is there the refusal is `not_restored`.
 */
async function restoreOriginal(context: Context, { event, change, failure, doubt }: BrokenMove): Promise<LegacyEvent> {
  try {
    await addOriginal(context, event);
  } catch (notRestored) {
    const unknown = [notRestored, failure, doubt].find(hasUnknownOutcome);
    const calendar = await allOwnEvents(context).catch(() => {
      if (unknown) throw unknown;
      return [];
    });
    const moved = eventMarked(change.mark, calendar);
    if (moved) return moved.event;
    if (!calendar.some((seen) => isOrWas(seen.event, event.public_token))) {
      context.log.error('appointment_not_restored', { appointment: event.public_token });
      throw refusal(moveAppointment, 'not_restored');
    }
  }
  const isTaken = failure instanceof OperationFailed && failure.code === 'slot_taken';
  throw refusal(moveAppointment, !doubt && isTaken ? 'slot_taken' : 'not_moved');
}

/** How long it waits before it tries again, in milliseconds: a short outage must not cost an appointment. */
const pausesMs = [400, 1_600];

/**
 * Adds the original again, three times at most where the platform fails; a time that is taken is not asked for again.
 */
async function addOriginal(context: Context, event: LegacyEvent): Promise<LegacyEvent> {
  for (const pauseMs of pausesMs) {
    try {
      return await addReplacement(context, { event });
    } catch (failure) {
      if (failure instanceof OperationFailed) throw failure;
      await new Promise<void>((resolve) => setTimeout(() => resolve(), pauseMs));
    }
  }
  return addReplacement(context, { event });
}

/**
 * Erases an event of the therapist's, without refund or notification. The calendar is read again after the call; an
 * event that is still there, or a calendar that cannot be read, is a failure.
 */
async function eraseEvent(context: Context, event: string): Promise<void> {
  await idempotentWrite({
    call: deleteEvent.name,
    findExisting: async (moment) => (moment !== 'before' && !(await isInCalendar(context, event)) ? event : undefined),
    write: async () => {
      await context.legacy.call(deleteEvent, { private_token: sessionOf(context).privateToken, event });
      return undefined;
    },
  });
}

async function isInCalendar(context: Context, token: string): Promise<boolean> {
  return (await allOwnEvents(context)).some(({ event }) => event.public_token === token);
}

/**
 * The request that adds an event in place of another, moved or as it was: status, price, notes, payment and unknown
 * fields are carried over, and the old token is added to its earlier ones.
 */
export function replacementRequest(
  { event, change }: Replacement,
  { publicToken, privateToken }: Session,
  { eventAlertWebhook }: OperationSettings,
): LegacyRequest<typeof addEvent> {
  const { configuration } = event;
  const quantity_time = change ? String(change.slots) : event.quantity_time;
  const targets = [...new Set([...configuration.boocal.targets, ...event.targets])];
  const parties = { resource: publicToken, targets, quantity_time };
  return {
    ...parties,
    private_token: privateToken,
    start_timestamp: secondsFromInstant(change?.start ?? event.start_timestamp),
    private_group: true,
    group: '',
    name: event.name,
    note: event.note ?? '',
    configuration: {
      ...configuration,
      ...paymentOf(configuration),
      ...(change && keysOf(configuration, change)),
      type: 'boocal',
      title: change?.title ?? configuration.title ?? '',
      note: configuration.note ?? '',
      status: configuration.status === 'accepted' ? 'accepted' : 'pending',
      price: configuration.price ?? '',
      request_book: configuration.request_book ?? true,
      moved_from: [...(configuration.moved_from ?? []), event.public_token],
      boocal: {
        ...configuration.boocal,
        ...parties,
        owner: publicToken,
        notify: { timestamp_before: 900_000, webhook: [eventAlertWebhook] },
      },
    },
  };
}

/** In the platform's units: euros and Unix seconds. */
function paymentOf({ paid_amount, wallet_amount, paid_at }: LegacyEvent['configuration']) {
  return {
    paid_amount: paid_amount === undefined ? undefined : paid_amount / 100,
    wallet_amount: wallet_amount === undefined ? undefined : wallet_amount / 100,
    paid_at: paid_at === undefined ? undefined : secondsFromInstant(paid_at),
  };
}

function keysOf({ act, earlier_acts = [] }: LegacyEvent['configuration'], change: EventChange) {
  return { act: change.mark, earlier_acts: [...earlier_acts, ...(act === undefined ? [] : [act])] };
}
