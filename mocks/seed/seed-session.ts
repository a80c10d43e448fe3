import type { Database } from '#mocks/db/create-db';
import { type SessionSetup, sessionRow } from '#mocks/seed/session-row';

/** Puts a session into the calendar, unless its therapist is taken at that time. */
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
