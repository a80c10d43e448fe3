import type { OperationSettings } from '#bff/context';
import type { Session } from '#bff/session';
import type { addEvent, LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { type Instant, secondsFromInstant } from '#contracts/kernel/instant';
import type { LegacyRequest } from '#contracts/kernel/legacy-call';

/** What a move gives an event anew; everything else is carried over. */
export interface EventChange {
  readonly title: string;
  readonly start: Instant;
  readonly slots: number;
  readonly act: string;
}

/**
 * What the platform is sent to add an event in the place of another, moved or as it was: status, price, notes, payment
 * and what we do not know of are carried over (APPT-49, LEG-55), and its old token is named among those it had.
 */
export function recreateRequest(
  { event, change }: { readonly event: LegacyEvent; readonly change?: EventChange },
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
      ...(change && actsOf(configuration, change)),
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

/** In the units the platform takes: euro and Unix seconds. */
function paymentOf({ paid_amount, wallet_amount, paid_at }: LegacyEvent['configuration']) {
  return {
    paid_amount: paid_amount === undefined ? undefined : paid_amount / 100,
    wallet_amount: wallet_amount === undefined ? undefined : wallet_amount / 100,
    paid_at: paid_at === undefined ? undefined : secondsFromInstant(paid_at),
  };
}

function actsOf({ act, earlier_acts = [] }: LegacyEvent['configuration'], change: EventChange) {
  return { act: change.act, earlier_acts: [...earlier_acts, ...(act === undefined ? [] : [act])] };
}
