import { expect, test } from 'vitest';
import { isHardStretch } from '#contracts/diary/hard-stretch';
import { type CivilDate, civilDate } from '#contracts/kernel/civil-date';

const today = civilDate(2026, 11, 23);
const on = (date: string, ...moods: string[]) => ({ date: date as CivilDate, moods });

test.each([
  [
    'three entries of the two families in seven days',
    [on('2026-11-17', 'Triste'), on('2026-11-23', 'Ansioso', 'Deluso')],
    true,
  ],
  ['two', [on('2026-11-22', 'Triste', 'Ansioso')], false],
  ['a third one that is eight days old', [on('2026-11-16', 'Triste'), on('2026-11-22', 'Triste', 'Ansioso')], false],
  ['a third one of a day to come', [on('2026-11-24', 'Triste'), on('2026-11-22', 'Triste', 'Ansioso')], false],
  ['many of the other families', [on('2026-11-22', 'Stanco', 'Apatico', 'Felice', 'Amato', 'Pensieroso')], false],
  ['words of another program', [on('2026-11-22', 'Disperato', 'Disperato', 'Disperato')], false],
  ['nothing', [], false],
] as const)('%s: %#', (_what, days, isHard) => {
  expect(isHardStretch(days, today)).toBe(isHard);
});
