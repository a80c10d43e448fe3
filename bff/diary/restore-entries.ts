import { updateDiary } from '#bff/diary/own-diary';
import { rowsInParcel } from '#bff/removal/parcels';
import { withRestored } from '#bff/removal/removed-rows';
import type { OperationHandler } from '#bff/run-operation';
import { restoreEntries } from '#contracts/diary/diary.api';

/** Adds back what is missing of deleted entries; what is there already stays as it is. */
export const handleRestoreEntries: OperationHandler<typeof restoreEntries> = async (context, { parcel }) => {
  const deleted = rowsInParcel(context, restoreEntries, parcel);
  await updateDiary(context, (rows) => withRestored(rows, deleted), { isRestoring: true });
  return {};
};
