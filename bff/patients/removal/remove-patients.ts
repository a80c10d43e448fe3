import { OperationFailed } from '#bff/operation-failed';
import { patientOf } from '#bff/patients/records/own-records';
import { type RowsWithout, removeRecords } from '#bff/patients/removal/remove-records';
import type { OperationHandler } from '#bff/run-operation';
import type { removePatients } from '#contracts/patients/patients.api';

/** A row that was removed, and its place in the list. */
export interface RemovedRow {
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
