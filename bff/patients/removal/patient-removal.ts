import { OperationFailed, refusal } from '#bff/operation-failed';
import { patientOf } from '#bff/patients/records/own-records';
import { type RowsWithout, removeRecords, restoreRecords } from '#bff/patients/removal/remove-records';
import type { OperationHandler } from '#bff/run-operation';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import { type removePatients, restorePatients } from '#contracts/patients/patients.api';

/** A row that was removed, and its place in the list. */
interface RemovedRow {
  readonly at: number;
  readonly row: unknown;
}

/**
 * Removes the records of some of the caller's own patients; chats and appointments stay. Fails with `not_found` where
 * one of them is not in the list (CARD-15).
 */
export const handleRemovePatients: OperationHandler<typeof removePatients> = async (context, { patients, undoKey }) => {
  await removeRecords(context, undoKey, (rows) => withoutPatients(rows, patients));
  return {};
};

function withoutPatients(rows: readonly unknown[], patients: readonly string[]): RowsWithout {
  const listed = new Set(rows.map(patientOf));
  if (patients.some((patient) => !listed.has(patient))) throw new OperationFailed('not_found');
  const chosen = new Set(patients);
  const isChosen = (row: unknown) => chosen.has(patientOf(row) ?? '');
  const removed = rows.flatMap((row, at): RemovedRow[] => (isChosen(row) ? [{ at, row }] : []));
  return { rest: rows.filter((row) => !isChosen(row)), removed };
}

/** Puts removed patients back where they were, with all that the platform held of them (CARD-15). */
export const handleRestorePatients: OperationHandler<typeof restorePatients> = async (context, { undoKey }) => {
  const stands = await restoreRecords(context, undoKey, (rows, removed) =>
    (removed as readonly RemovedRow[]).reduce(withRow, rows),
  );
  if (!stands) throw refusal(restorePatients, 'undo_gone');
  return {};
};

/** A patient who is in the list again meanwhile has one record, with what either says. */
function withRow(rows: readonly unknown[], { at, row }: RemovedRow): readonly unknown[] {
  const present = rows.find((one) => patientOf(one) === patientOf(row));
  if (present === undefined) return rows.toSpliced(at, 0, row);
  const [newer, older] = [recordIn(present), recordIn(row)];
  const merged = {
    ...older,
    ...newer,
    anamnesi: joined(older['anamnesi'], newer['anamnesi']),
    notes: [...rowsIn(newer['notes']), ...rowsIn(older['notes'])],
  };
  return rows.map((one) => (one === present ? merged : one));
}

function joined(...texts: readonly unknown[]): string {
  const written = texts.map((text) => String(text ?? '')).filter((text) => text !== '');
  return [...new Set(written)].join('\n\n');
}
