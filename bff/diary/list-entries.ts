import { shownEntry } from '#bff/diary/diary-rows';
import { ownDiary } from '#bff/diary/own-diary';
import type { OperationHandler } from '#bff/run-operation';
import type { listEntries } from '#contracts/diary/diary.api';

/** The newest entries of the patient's own diary, freshly read. */
export const handleListEntries: OperationHandler<typeof listEntries> = async (context, { count }) => {
  const listed = await ownDiary(context);
  return { entries: listed.slice(0, count).map(({ entry }) => shownEntry(entry)), total: listed.length };
};
