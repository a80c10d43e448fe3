import { parcelsOf } from '#bff/diary/deleted-parcels';
import { type DeletedRow, withoutEntries } from '#bff/diary/deleted-rows';
import { updateDiary } from '#bff/diary/own-diary';
import type { OperationHandler } from '#bff/run-operation';
import type { deleteEntries } from '#contracts/diary/diary.api';

/** Deletes entries of the patient's diary, and hands them out sealed so that this can be undone (DIARY-15). */
export const handleDeleteEntries: OperationHandler<typeof deleteEntries> = async (context, { entries }) => {
  let taken: readonly DeletedRow[] = [];
  await updateDiary(context, (rows) => {
    const { left, deleted } = withoutEntries(rows, entries);
    taken = deleted;
    return left;
  });
  return { parcels: parcelsOf(context, taken) };
};
