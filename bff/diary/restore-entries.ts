import { rowsInParcel } from '#bff/diary/deleted-parcels';
import { withRestored } from '#bff/diary/deleted-rows';
import { updateDiary } from '#bff/diary/own-diary';
import type { OperationHandler } from '#bff/run-operation';
import type { restoreEntries } from '#contracts/diary/diary.api';

/** Adds back what is missing of deleted entries; what is there already stays as it is. */
export const handleRestoreEntries: OperationHandler<typeof restoreEntries> = async (context, { parcel }) => {
  const deleted = rowsInParcel(context, parcel);
  await updateDiary(context, (rows) => withRestored(rows, deleted));
  return {};
};
