import { refusal } from '#bff/operation-failed';
import { changeRecord } from '#bff/patients/records/change-records';
import { recordFor, withNotes } from '#bff/patients/records/own-records';
import type { OperationHandler } from '#bff/run-operation';
import { recordIn } from '#bff/users/php-parts';
import { changeNote } from '#contracts/patients/patients.api';

/** Changes a note in its place; its date and whatever else the platform holds of it are kept (CARD-36). */
export const handleChangeNote: OperationHandler<typeof changeNote> = async (context, input) => {
  const { patient, note: id, revision, title, text } = input;
  await changeRecord(context, patient, (rows) => {
    const present = recordFor(rows, patient)?.notes.find((note) => note.id === id);
    if (!present) throw refusal(changeNote, 'note_gone');
    if (present.title === title && present.text === text) return rows;
    if (present.revision !== revision) throw refusal(changeNote, 'note_changed', present);
    return withNotes(rows, patient, (row, own) => [own === id ? { ...recordIn(row), title, text } : row]);
  });
  return {};
};
