import { OperationFailed, refusal } from '#bff/operation-failed';
import { patientOf, withNote, withNotes } from '#bff/patients/records/own-records';
import { type RowsWithout, removeRecords, restoreRecords } from '#bff/patients/removal/remove-records';
import type { OperationHandler } from '#bff/run-operation';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import { type deleteNotes, restoreNotes } from '#contracts/patients/patients.api';

/** A note that was deleted, whose it was, and its place among the patient's notes. */
interface DeletedNote {
  readonly patient: string;
  readonly at: number;
  readonly row: unknown;
}

/** Deletes notes of a patient in the list; those that are gone already are none (CARD-41). */
export const handleDeleteNotes: OperationHandler<typeof deleteNotes> = async (context, { patient, notes, undoKey }) => {
  const removed = await removeRecords(context, undoKey, (rows) => withoutNotes(rows, patient, new Set(notes)));
  return { deleted: removed?.length ?? notes.length };
};

function withoutNotes(rows: readonly unknown[], patient: string, ids: ReadonlySet<string>): RowsWithout {
  if (!rows.some((row) => patientOf(row) === patient)) throw new OperationFailed('not_found');
  const removed: DeletedNote[] = [];
  const all = rows.filter((row) => patientOf(row) === patient).flatMap((row) => rowsIn(recordIn(row)['notes']));
  const rest = withNotes(rows, patient, (row, id) => {
    if (id === undefined || !ids.has(id)) return [row];
    removed.push({ patient, at: all.indexOf(row), row });
    return [];
  });
  return { rest, removed };
}

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
