import { safeParse } from 'zod/v4/core';
import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import { isOrWas } from '#bff/appointments/own-events';
import { ascoltoOf, ascoltoToChange, withAscolto } from '#bff/users/ascolto-part';
import { listToChange, recordIn, rowsIn } from '#bff/users/php-parts';
import { compiled } from '#contracts/kernel/compiled';
import { type Instant, isoFromInstant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { Note, NoteOfRecord } from '#contracts/patients/patients.api';
import { noteSessionsField } from '#contracts/patients/patients.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

interface NoteSession {
  readonly note: string;
  /** Undefined for a note of no session. */
  readonly session: string | undefined;
}

/** The session of each note by the note's id, as it was stored; null for a note of no session. */
export function noteSessionsOf(user: UserRecord): ReadonlyMap<string, string | null> {
  const { data = [] } = safeParse(compiled(noteSessionsField.note_sessions), rowsIn(ascoltoOf(user)['note_sessions']));
  return new Map(data.map(({ note, session = null }) => [note, session]));
}

/** The number of deleted notes whose sessions are kept, for an undo. */
const mostDeleted = 200;

/** Returns this program's part of the user with one more note's session; the oldest of deleted notes are left out. */
export function withNoteSession(user: UserRecord, records: readonly unknown[], { note, session }: NoteSession) {
  const present = new Set(
    records.flatMap((record) => rowsIn(recordIn(record)['notes']).map((row) => recordIn(row)['id'])),
  );
  const others = listToChange(ascoltoToChange(user)['note_sessions'], 'note_sessions').filter(
    (row) => recordIn(row)['note'] !== note,
  );
  const deleted = others.filter((row) => !present.has(recordIn(row)['note']));
  const forgotten = new Set(deleted.slice(0, -mostDeleted));
  const kept = others.filter((row) => !forgotten.has(row));
  return withAscolto(user, { note_sessions: [...kept, { note, ...(session !== undefined && { session }) }] });
}

/**
 * A patient's notes, each with the session it belongs to, under the token that the session has now. A note from before
 * sessions were stored belongs to the last session of its day that is over.
 */
export function withSessions(
  notes: readonly Note[],
  sessions: readonly EventAsSeen[],
  stored: ReadonlyMap<string, string | null>,
  now: Instant,
): NoteOfRecord[] {
  const over = sessions.filter(({ event }) => event.end_timestamp <= now && event.configuration.status !== 'denied');
  const found = ({ id, date }: Note) => {
    const session = stored.get(id);
    if (session === null) return undefined;
    if (session !== undefined) return sessions.find(({ event }) => isOrWas(event, session));
    const ofTheDay = over.filter(({ event }) => romeDate(event.start_timestamp) === date);
    return ofTheDay.toSorted((one, other) => other.event.start_timestamp - one.event.start_timestamp)[0];
  };
  const shown = (seen: EventAsSeen | undefined) =>
    seen ? { token: seen.event.public_token, startsAt: isoFromInstant(seen.event.start_timestamp) } : null;
  return notes.map((note) => ({ ...note, session: shown(found(note)) }));
}
