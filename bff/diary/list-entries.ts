import { decodedEntry, namedEntries, shownEntry } from '#bff/diary/diary-rows';
import { readDiary } from '#bff/diary/own-diary';
import type { OperationHandler } from '#bff/run-operation';
import type { listEntries } from '#contracts/diary/diary.api';

/** A page of the patient's own diary, freshly read; only the entries of the page are decoded. */
export const handleListEntries: OperationHandler<typeof listEntries> = (context, { from, count }) =>
  readDiary(context, (rows) => {
    const named = namedEntries(rows);
    const page = named.slice(from, from + count).map(decodedEntry);
    return { entries: page.map(({ entry }) => shownEntry(entry)), total: named.length };
  });
