import { isOrWas, ownEvents } from '#bff/appointments/own-events';
import type { Context } from '#bff/context';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { changeRecord } from '#bff/patients/records/change-records';
import { withNoteSession } from '#bff/patients/records/note-sessions';
import { notesOf, patientOf, withNote } from '#bff/patients/records/own-records';
import { rowName } from '#bff/removal/removed-rows';
import type { OperationHandler } from '#bff/run-operation';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import { italianDate } from '#contracts/kernel/civil-date';
import { romeDate } from '#contracts/kernel/rome-time';
import { addNote, mostNotes } from '#contracts/patients/patients.api';

/**
 * Adds a note of today, whose id is the key it was sent with: sent again, it is found. Note and session are stored in
 * one write. See the contract (CARD-37).
 */
export const handleAddNote: OperationHandler<typeof addNote> = async (context, input) => {
  const { patient, session, title, text, idempotencyKey: id } = input;
  if (session !== undefined) await requireSessionWith(context, patient, session);
  const date = italianDate(romeDate(context.now()));
  const added = (rows: readonly unknown[]) => {
    const notes = notesOf(rows, patient);
    // By the stored id: of two that share it, each is shown by another name.
    const sent = notes.filter(({ row }) => rowName(row) === id);
    if (sent.some(({ note }) => note.title === title && note.text === text)) return rows;
    if (sent.length > 0 || isWithAnother(rows, patient, id)) throw new OperationFailed('key_reused');
    if (notes.length >= mostNotes) throw refusal(addNote, 'list_full');
    return withNote(rows, patient, { id, title, text, date });
  };
  await changeRecord(context, patient, added, (user, rows) => withNoteSession(user, rows, { note: id, session }));
  return { id };
};

/** Fails with `not_found` unless the professional has or had that session with the patient. */
async function requireSessionWith(context: Context, patient: string, session: string): Promise<void> {
  const events = await ownEvents(context);
  const isTheirs = events.some(
    ({ isOrganiser, other, event }) => isOrganiser && other === patient && isOrWas(event, session),
  );
  if (!isTheirs) throw new OperationFailed('not_found');
}

/** Whether the key was sent with a note of another patient. */
function isWithAnother(rows: readonly unknown[], patient: string, id: string): boolean {
  const others = rows.filter((row) => patientOf(row) !== patient);
  return others.some((row) => rowsIn(recordIn(row)['notes']).some((note) => recordIn(note)['id'] === id));
}
