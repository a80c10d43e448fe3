import type { diaryApi } from '#contracts/diary/diary.api';
import { civilDate } from '#contracts/kernel/civil-date';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

const entry = { mood: 'Grato', comment: 'Pranzo con mia sorella.', date: civilDate(2026, 11, 22) } as const;

/** The entry is the oldest of the demonstration's Giulia. */
export const diaryExamples = {
  listEntries: { patient: { from: 0, count: 50 } },
  moodDays: { patient: { days: 30 } },
  addEntry: { patient: { idempotencyKey: 'key-of-an-entry', ...entry } },
  changeEntry: { patient: { entry: 'umore-1', revision: '8ad15dde-eceb87e4', ...entry } },
  deleteEntries: { patient: { entries: ['umore-1'] } },
  restoreEntries: { patient: { parcel: [] } },
} satisfies ExamplesOf<typeof diaryApi>;
