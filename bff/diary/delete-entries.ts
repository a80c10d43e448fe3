import { namedEntries } from '#bff/diary/diary-rows';
import { updateDiary } from '#bff/diary/own-diary';
import { removeInParcels } from '#bff/removal/parcels';
import { withoutRows } from '#bff/removal/removed-rows';
import type { OperationHandler } from '#bff/run-operation';
import { type deleteEntries, restoreEntries } from '#contracts/diary/diary.api';

/** Deletes entries of the patient's diary, and hands them out sealed so that this can be undone (DIARY-15). */
export const handleDeleteEntries: OperationHandler<typeof deleteEntries> = (context, { entries }) => {
  const asked = new Set(entries);
  return removeInParcels(
    context,
    restoreEntries,
    (change) => updateDiary(context, change),
    (rows) => {
      const leaving = new Set(namedEntries(rows).flatMap(({ id, at }) => (asked.has(id) ? [at] : [])));
      return withoutRows(rows, (_row, at) => leaving.has(at));
    },
  );
};
