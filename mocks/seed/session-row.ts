import { priceText } from '#contracts/kernel/euro-cents';
import { type Instant, secondsFromInstant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import type { EventRow } from '#mocks/db/rows';

const slotSeconds = 30 * 60;
const paidAheadSeconds = 2 * 86_400;

export interface SessionSetup {
  readonly token: string;
  readonly kind: EventRow['name'];
  readonly therapist: string;
  readonly patient: string;
  readonly start: Instant;
  readonly status: EventRow['configuration']['status'];
  readonly priceCents: number;
  /** Whether the patient has paid it. */
  readonly paid?: boolean;
  /** How much of the price was paid from the wallet, in cents. */
  readonly creditCents?: number;
}

const titles = { 'small talk': 'Colloquio conoscitivo', single: 'Seduta individuale', couple: 'Seduta di coppia' };

/** A session as the calendar service stores one: an hour, or half an hour for an introductory talk. */
export function sessionRow(setup: SessionSetup): EventRow {
  const { token, kind, therapist, patient, status, priceCents, creditCents = 0 } = setup;
  const start_timestamp = secondsFromInstant(setup.start);
  const slots = kind === 'small talk' ? 1 : 2;
  const quantity_time = String(slots);
  const payment = {
    paid_amount: (priceCents - creditCents) / 100,
    wallet_amount: creditCents / 100,
    paid_at: start_timestamp - paidAheadSeconds,
  };
  return {
    public_token: token,
    name: kind,
    start_timestamp,
    end_timestamp: start_timestamp + slots * slotSeconds,
    resource: therapist,
    quantity_time,
    note: '',
    request_book: true,
    private_group: true,
    group: '',
    targets: [patient],
    configuration: {
      type: 'boocal',
      title: titles[kind],
      note: '',
      price: priceText(priceCents),
      status,
      request_book: true,
      ...(setup.paid ? payment : {}),
      boocal: {
        owner: therapist,
        targets: [patient],
        resource: therapist,
        quantity_time,
        notify: { timestamp_before: 900_000, webhook: [] },
      },
    },
  };
}

/** Adds a session to the calendar, unless its therapist is taken at that time. */
export function seedSession(db: Database, setup: SessionSetup): void {
  const session = sessionRow(setup);
  const inTheWay = db.events.list(
    (other) =>
      other.resource === session.resource &&
      other.configuration.status !== 'denied' &&
      other.start_timestamp < session.end_timestamp &&
      session.start_timestamp < other.end_timestamp,
  );
  if (inTheWay.length === 0) db.events.put(session);
}
