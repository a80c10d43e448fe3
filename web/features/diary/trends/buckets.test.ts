import { expect, test } from 'vitest';
import { type CivilDate, civilDate } from '#contracts/kernel/civil-date';
import { bucketsOf, countsOf, totalOf } from '#web/features/diary/trends/buckets';

const today = civilDate(2026, 11, 23);
const on = (date: string, ...moods: string[]) => ({ date: date as CivilDate, moods });

test.each([
  [7, 7, '17/11/2026', '23/11/2026'],
  [30, 30, '25/10/2026', '23/11/2026'],
  [90, 13, 'dal 26/08/2026 al 31/08/2026', 'dal 17/11/2026 al 23/11/2026'],
  [365, 13, 'novembre 2025', 'novembre 2026'],
] as const)('%i days are shown as %i bars, from %s to %s', (period, count, first, last) => {
  const buckets = bucketsOf([], period, today);
  expect(buckets.map(({ name }) => name)).toEqual(expect.arrayContaining([first, last]));
  expect([buckets.length, buckets[0]?.name, buckets.at(-1)?.name]).toEqual([count, first, last]);
});

test.each([7, 30, 90, 365] as const)(
  'every entry of %i days stands in one bar, and none of an earlier day',
  (period) => {
    const days = [
      on('2025-11-24', 'Amato'),
      on('2026-08-26', 'Deluso'),
      on('2026-10-25', 'Stanco'),
      on('2026-11-23', 'Felice', 'Ansioso'),
    ];
    const first = { 7: '2026-11-17', 30: '2026-10-25', 90: '2026-08-26', 365: '2025-11-24' }[period];
    const within = days.filter(({ date }) => date >= first).flatMap(({ moods }) => moods);
    const shown = bucketsOf(days, period, today).reduce((sum, { counts }) => sum + totalOf(counts), 0);
    expect(shown).toBe(within.length);
  },
);

test('entries are counted by family, and words of another program by none', () => {
  expect(countsOf(['Felice', 'Ottimista', 'Triste', 'Elettrizzato'])).toEqual({
    ...{ serene: 0, lively: 2, suspended: 0, agitated: 0, heavy: 1 },
  });
});
