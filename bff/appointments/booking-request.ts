import { eventNames } from '#bff/appointments/appointments-mapping';
import type { OperationSettings } from '#bff/context';
import { idempotencyMark } from '#bff/idempotency-mark';
import type { Session } from '#bff/session';
import type { bookAppointment } from '#contracts/appointments/appointments.api';
import type { addEvent } from '#contracts/appointments/appointments.legacy';
import { priceText } from '#contracts/kernel/euro-cents';
import { type Instant, secondsFromInstant } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import type { LegacyRequest } from '#contracts/kernel/platform/legacy-call';

export interface Booking {
  readonly input: OperationInput<typeof bookAppointment>;
  readonly start: Instant;
  /** The therapist's own price in cents, never one that the browser sent. */
  readonly priceCents: number;
}

/** What the booking is recognised by: for one patient, all that was asked. */
export function bookingMark({ idempotencyKey, patient: _, ...asked }: Booking['input']): string {
  return idempotencyMark(idempotencyKey, asked);
}

/** The request that adds the event: pending, with a reminder 15 minutes before. */
export function bookingRequest(
  { input, start, priceCents }: Booking,
  { publicToken, privateToken }: Session,
  { eventAlertWebhook }: OperationSettings,
): LegacyRequest<typeof addEvent> {
  const quantity_time = String(input.slots);
  const targets = [input.patient];
  return {
    private_token: privateToken,
    resource: publicToken,
    start_timestamp: secondsFromInstant(start),
    quantity_time,
    targets,
    private_group: true,
    group: '',
    name: eventNames[input.kind],
    note: '',
    configuration: {
      type: 'boocal',
      title: input.title,
      note: '',
      status: 'pending',
      request_book: true,
      price: priceText(priceCents),
      act: bookingMark(input),
      ...(input.series === undefined ? {} : { series: input.series }),
      boocal: {
        owner: publicToken,
        targets,
        resource: publicToken,
        quantity_time,
        notify: { timestamp_before: 900_000, webhook: [eventAlertWebhook] },
      },
    },
  };
}
