import { OperationFailed } from '#bff/operation-failed';
import { changeRecords } from '#bff/patients/records/change-records';
import { patientOf } from '#bff/patients/records/own-records';
import { withoutNotes } from '#bff/patients/removal/removed-records';
import { removeInParcels } from '#bff/removal/parcels';
import type { OperationHandler } from '#bff/run-operation';
import { type deleteNotes, restoreRecords } from '#contracts/patients/patients.api';

/** Deletes notes of a patient in the list; fails with `not_found` for anybody else (CARD-41). */
export const handleDeleteNotes: OperationHandler<typeof deleteNotes> = (context, { patient, notes }) => {
  const chosen = new Set(notes);
  return removeInParcels(
    context,
    restoreRecords,
    (change) => changeRecords(context, change),
    (rows) => {
      if (!rows.some((row) => patientOf(row) === patient)) throw new OperationFailed('not_found');
      return withoutNotes(rows, patient, chosen);
    },
  );
};
