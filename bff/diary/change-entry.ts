import { entryNamed, type ListedEntry, listedEntries, shownEntry } from '#bff/diary/diary-rows';
import { type EntryContent, entryRow, refuseDateToCome } from '#bff/diary/entry-row';
import { updateDiary } from '#bff/diary/own-diary';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { recordIn } from '#bff/users/php-parts';
import { changeEntry } from '#contracts/diary/diary.api';

/**
 * Changes one of the patient's entries in its place. What stands already is not written again, whatever its revision: a
 * retry after a lost answer is no conflict.
 */
export const handleChangeEntry: OperationHandler<typeof changeEntry> = async (
  context,
  { entry: name, revision, ...content },
) => {
  const saved = await updateDiary(context, (rows) => {
    const stands = entryNamed(rows, name);
    if (stands && saysTheSame(stands, content)) return rows;
    const isOvertaken = !stands || shownEntry(stands.entry).revision !== revision;
    if (isOvertaken) {
      throw refusal(changeEntry, 'entry_changed', { stands: stands ? shownEntry(stands.entry) : null });
    }
    if (content.date !== stands.entry.date) refuseDateToCome(content.date, context.now());
    return rows.map((row) => (row === stands.row ? { ...recordIn(row), ...entryRow(content) } : row));
  });
  // One without an id of its own is named by what it says, and so has another name now.
  const changed = entryNamed(saved, name) ?? listedEntries(saved).find((stands) => saysTheSame(stands, content));
  if (!changed) throw new OperationFailed('changed_elsewhere');
  return { entry: shownEntry(changed.entry) };
};

function saysTheSame({ entry: { mood, comment, date } }: ListedEntry, content: EntryContent): boolean {
  return mood === content.mood && comment === content.comment && date === content.date;
}
