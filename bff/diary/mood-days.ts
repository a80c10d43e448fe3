import { factsIn, isEntry } from '#bff/diary/diary-rows';
import { readDiary } from '#bff/diary/own-diary';
import type { OperationHandler } from '#bff/run-operation';
import type { moodDays } from '#contracts/diary/diary.api';
import { firstOfMonth, romeDate, shiftDays } from '#contracts/kernel/rome-time';

/** The moods of each of the last days that has any, of the patient's own diary. */
export const handleMoodDays: OperationHandler<typeof moodDays> = async (context, { days }) => {
  const today = romeDate(context.now());
  const entries = await readDiary(context, (rows) => rows.filter(isEntry).map(factsIn));
  const noted = entries.flatMap(({ mood, date }) => (date !== null && date <= today ? [{ mood, date }] : []));
  const dates = new Set(noted.map(({ date }) => date));
  const first = shiftDays(today, 1 - days);
  const byDay = Map.groupBy(
    noted.filter(({ date }) => date >= first),
    ({ date }) => date,
  );
  return {
    today,
    days: [...byDay]
      .map(([date, those]) => ({ date, moods: those.map(({ mood }) => mood) }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    notedThisMonth: [...dates].filter((date) => date >= firstOfMonth(today)).length,
  };
};
