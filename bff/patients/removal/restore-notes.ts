import { refusal } from '#bff/operation-failed';
import { patientOf, withNote } from '#bff/patients/records/own-records';
import type { DeletedNote } from '#bff/patients/removal/delete-notes';
import { restoreRecords } from '#bff/patients/removal/remove-records';
import type { OperationHandler } from '#bff/run-operation';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import { restoreNotes } from '#contracts/patients/patients.api';

/** Puts deleted notes back where they were, with all that the platform held of them (CARD-41). */
export const handleRestoreNotes: OperationHandler<typeof restoreNotes> = async (context, { undoKey }) => {
  const stands = await restoreRecords(context, undoKey, (rows, removed) =>
    (removed as readonly DeletedNote[]).reduce(withDeleted, rows),
  );
  if (!stands) throw refusal(restoreNotes, 'undo_gone');
  return {};
};

function withDeleted(rows: readonly unknown[], { patient, at, row }: DeletedNote): readonly unknown[] {
  const record = rows.find((one) => patientOf(one) === patient);
  if (record === undefined) return withNote(rows, patient, recordIn(row));
  const { notes, ...others } = recordIn(record);
  return rows.map((one) => (one === record ? { ...others, notes: rowsIn(notes).toSpliced(at, 0, row) } : one));
}
