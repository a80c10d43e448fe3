import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { afterTask, isToBeDone } from '#web/features/appointments/series/task-state';

const [first, second] = [
  { id: '1', text: 'lun', date: '2026-11-23' as CivilDate },
  { id: '2', text: 'mar', date: '2026-11-24' as CivilDate },
] as const;

test('one whose card is missing is done, and another press still has the card to send', () => {
  const [unnotified] = afterTask([first], '1', { isDone: true, lacksNotice: true });
  expect(unnotified).toMatchObject({ isDone: true });
  expect(unnotified && isToBeDone(unnotified)).toBe(true);
});

test('the card of a later one tells of those before it', () => {
  const unnotified = afterTask([first, second], '1', { isDone: true, lacksNotice: true });
  expect(afterTask(unnotified, '2', { isDone: true }).filter(isToBeDone)).toEqual([]);
});

test('a later one that fails tells of nothing', () => {
  const unnotified = afterTask([first, second], '1', { isDone: true, lacksNotice: true });
  const failure = { title: 'Non riuscito', advice: '' };
  expect(afterTask(unnotified, '2', { failure }).filter(isToBeDone)).toHaveLength(2);
});
