import { OperationFailed, refusal } from '#bff/operation-failed';
import { changeRecord } from '#bff/patients/records/change-records';
import { emptyRecord, patientOf, recordFor, withNote } from '#bff/patients/records/own-records';
import type { OperationHandler } from '#bff/run-operation';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import { italianDate } from '#contracts/kernel/civil-date';
import { romeDate } from '#contracts/kernel/rome-time';
import { addNote, mostNotes } from '#contracts/patients/patients.api';

/** Adds a note of today, whose id is the key it was sent with: sent again, it is found. See the contract (CARD-37). */
export const handleAddNote: OperationHandler<typeof addNote> = async (context, input) => {
  const { patient, title, text, idempotencyKey: id } = input;
  await changeRecord(context, patient, (rows) => {
    const { notes } = recordFor(rows, patient) ?? emptyRecord;
    const sent = notes.find((note) => note.id === id);
    if (sent && sent.title === title && sent.text === text) return rows;
    if (sent || isWithAnother(rows, patient, id)) throw new OperationFailed('key_reused');
    if (notes.length >= mostNotes) throw refusal(addNote, 'list_full');
    return withNote(rows, patient, { id, title, text, date: italianDate(romeDate(context.now())) });
  });
  return { id };
};

/** Whether the key was sent with a note of another patient. */
function isWithAnother(rows: readonly unknown[], patient: string, id: string): boolean {
  const others = rows.filter((row) => patientOf(row) !== patient);
  return others.some((row) => rowsIn(recordIn(row)['notes']).some((note) => recordIn(note)['id'] === id));
}
