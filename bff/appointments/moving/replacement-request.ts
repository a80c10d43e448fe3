import type { EventChange } from '#bff/appointments/moving/move-plan';
import type { OperationSettings } from '#bff/context';
import type { Session } from '#bff/session';
import type { addEvent, LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { LegacyRequest } from '#contracts/kernel/platform/legacy-call';

/** An event and the change of the event that replaces it; without a change it is restored as it was. */
export interface Replacement {
  readonly event: LegacyEvent;
  readonly change?: EventChange;
}

/**
 * The request that adds an event in place of another, moved or as it was. Status, price, notes, payment and unknown
 * fields are carried over. The old token is added to its earlier ones.
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

/** The event in the platform's units, as it answers it. */
export function eventOnWire(event: LegacyEvent) {
  return {
    ...event,
    start_timestamp: secondsFromInstant(event.start_timestamp),
    end_timestamp: secondsFromInstant(event.end_timestamp),
    configuration: { ...event.configuration, ...paymentOf(event.configuration) },
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
