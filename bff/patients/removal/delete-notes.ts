import { patientOf, withNotes } from '#bff/patients/records/own-records';
import { requireTreated } from '#bff/patients/records/patient-ties';
import { type RowsWithout, removeRecords } from '#bff/patients/removal/remove-records';
import type { OperationHandler } from '#bff/run-operation';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import type { deleteNotes } from '#contracts/patients/patients.api';

/** A note that was deleted, whose it was, and its place among the patient's notes. */
export interface DeletedNote {
  readonly patient: string;
  readonly at: number;
  readonly row: unknown;
}

/** Deletes notes of one patient; those that are gone already are none (CARD-41). */
export const handleDeleteNotes: OperationHandler<typeof deleteNotes> = async (context, { patient, notes, undoKey }) => {
  await requireTreated(context, patient);
  const removed = await removeRecords(context, undoKey, (rows) => withoutNotes(rows, patient, new Set(notes)));
  return { deleted: removed?.length ?? notes.length };
};

function withoutNotes(rows: readonly unknown[], patient: string, ids: ReadonlySet<string>): RowsWithout {
  const removed: DeletedNote[] = [];
  const all = rows.filter((row) => patientOf(row) === patient).flatMap((row) => rowsIn(recordIn(row)['notes']));
  const rest = withNotes(rows, patient, (row, id) => {
    if (id === undefined || !ids.has(id)) return [row];
    removed.push({ patient, at: all.indexOf(row), row });
    return [];
  });
  return { rest, removed };
}
