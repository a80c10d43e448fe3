import { entryNamed, shownEntry } from '#bff/diary/diary-rows';
import { entryRow, refuseDateToCome } from '#bff/diary/entry-row';
import { updateDiary } from '#bff/diary/own-diary';
import { idempotencyMark, isMarked } from '#bff/idempotency-mark';
import { OperationFailed } from '#bff/operation-failed';
import { rowName } from '#bff/removal/removed-rows';
import type { OperationHandler } from '#bff/run-operation';
import type { addEntry } from '#contracts/diary/diary.api';

/**
 * Adds an entry at the head of the patient's diary. Its id is the mark of the request, by which a retry finds it, also
 * once it was edited (DIARY-11, DIARY-12).
 */
export const handleAddEntry: OperationHandler<typeof addEntry> = async (context, { idempotencyKey, ...content }) => {
  refuseDateToCome(content.date, context.now());
  const id = idempotencyMark(idempotencyKey, content);
  const saved = await updateDiary(context, (rows) =>
    rows.some((row) => isMarked(rowName(row), id)) ? rows : [{ id, ...entryRow(content) }, ...rows],
  );
  const added = entryNamed(saved, id);
  if (!added) throw new OperationFailed('changed_elsewhere');
  return { entry: shownEntry(added.entry) };
};
