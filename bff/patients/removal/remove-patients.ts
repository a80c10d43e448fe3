import { changeRecords } from '#bff/patients/records/change-records';
import { withoutPatients } from '#bff/patients/removal/removed-records';
import { removeInParcels } from '#bff/removal/parcels';
import type { OperationHandler } from '#bff/run-operation';
import { type removePatients, restoreRecords } from '#contracts/patients/patients.api';

/** Removes the records of some of the caller's own patients; chats and appointments stay (CARD-15). */
export const handleRemovePatients: OperationHandler<typeof removePatients> = (context, { patients }) => {
  const chosen = new Set(patients);
  return removeInParcels(
    context,
    restoreRecords,
    (change) => changeRecords(context, change),
    (rows) => withoutPatients(rows, chosen),
  );
};
