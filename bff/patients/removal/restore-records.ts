import { changeRecords } from '#bff/patients/records/change-records';
import { withRestoredRecords } from '#bff/patients/removal/removed-records';
import { rowsInParcel } from '#bff/removal/parcels';
import type { OperationHandler } from '#bff/run-operation';
import { restoreRecords } from '#contracts/patients/patients.api';

/** Adds back what is missing of removed records and notes, whatever the platform held of them (CARD-15, CARD-41). */
export const handleRestoreRecords: OperationHandler<typeof restoreRecords> = async (context, { parcel }) => {
  const removed = rowsInParcel(context, restoreRecords, parcel);
  await changeRecords(context, (rows) => withRestoredRecords(rows, removed));
  return {};
};
