import type { RequestHandler } from 'msw';
import { addEvent, deleteEvent, listEvents, updateBooking } from '#contracts/appointments/appointments.legacy';
import type { EventRow, PhpNumber } from '#mocks/db/rows';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

const slotSeconds = 30 * 60;

/** The calendar service. It checks permissions and overlaps, but no rules on prices, introductory talks or plans. */
export function createAppointmentsHandlers(platform: Platform): RequestHandler[] {
  const { db } = platform;
  return [
    legacyHandler(platform, listEvents, ({ private_token }) => {
      const { public_token: reader } = userByToken(platform, private_token);
      return { events: db.events.list((event) => event.resource === reader || event.targets.includes(reader)) };
    }),
    legacyHandler(platform, addEvent, ({ private_token, ...asked }) => {
      const therapist = userByToken(platform, private_token);
      if (asked.resource !== therapist.public_token) throw new PlatformRefused('NOT_ALLOWED');
      if (asked.targets.some((token) => !db.users.get(token))) throw new PlatformRefused('USER_NOT_FOUND');
      const end_timestamp = asked.start_timestamp + Number(asked.quantity_time) * slotSeconds;
      const event: EventRow = {
        ...asked,
        public_token: db.nextToken('event'),
        end_timestamp,
        request_book: asked.configuration.request_book,
      };
      if (isTaken(platform, event)) throw new PlatformRefused('NOT_AVAILABLES');
      db.events.put(event);
      return { event };
    }),
    legacyHandler(platform, deleteEvent, ({ private_token, event: token }) => {
      const { public_token: reader } = userByToken(platform, private_token);
      if (db.events.get(token)?.resource !== reader) throw new PlatformRefused('EVENT_NOT_FOUND');
      db.events.remove(token);
      return { success: true };
    }),
    legacyHandler(platform, updateBooking, ({ private_token, event: token, status }) => {
      const { public_token: reader } = userByToken(platform, private_token);
      const event = db.events.get(token);
      const mayChange = status === 'accepted' ? event?.targets.includes(reader) : event?.resource === reader;
      if (!event || !mayChange) throw new PlatformRefused('EVENT_NOT_FOUND');
      if (event.configuration.status === 'denied') throw new PlatformRefused('EVENT_DENIED');
      if (status === 'denied') creditWallet(platform, event);
      db.events.change(token, { configuration: { ...event.configuration, status } });
      return { success: true };
    }),
  ];
}

function isTaken({ db }: Platform, { resource, start_timestamp, end_timestamp }: EventRow): boolean {
  const inTheWay = db.events.list(
    (other) =>
      other.resource === resource &&
      other.configuration.status !== 'denied' &&
      other.start_timestamp < end_timestamp &&
      start_timestamp < other.end_timestamp,
  );
  return inTheWay.length > 0;
}

/**
 * What a patient paid for a session that the therapist cancels becomes credit, including what was paid from the wallet.
 */
function creditWallet({ db }: Platform, { targets, configuration }: EventRow): void {
  const credit = euro(configuration.paid_amount) + euro(configuration.wallet_amount);
  const patient = db.users.get(targets[0] ?? '');
  if (credit === 0 || !patient) return;
  const wallet = (euro(patient.manager_configuration.wallet) + credit).toFixed(2);
  db.users.change(patient.public_token, { manager_configuration: { ...patient.manager_configuration, wallet } });
}

function euro(amount: PhpNumber | undefined): number {
  return Number(amount ?? 0);
}
