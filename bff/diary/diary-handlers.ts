import { handleAddEntry } from '#bff/diary/add-entry';
import { handleChangeEntry } from '#bff/diary/change-entry';
import { handleDeleteEntries } from '#bff/diary/delete-entries';
import { handleListEntries } from '#bff/diary/list-entries';
import { handleMoodDays } from '#bff/diary/mood-days';
import { handleRestoreEntries } from '#bff/diary/restore-entries';
import type { HandlersOf } from '#bff/run-operation';
import type { diaryApi } from '#contracts/diary/diary.api';

export const diaryHandlers: HandlersOf<typeof diaryApi> = {
  listEntries: handleListEntries,
  moodDays: handleMoodDays,
  addEntry: handleAddEntry,
  changeEntry: handleChangeEntry,
  deleteEntries: handleDeleteEntries,
  restoreEntries: handleRestoreEntries,
};
