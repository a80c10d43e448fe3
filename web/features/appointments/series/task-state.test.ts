import { expect, test } from 'vitest';
import { afterTask, isToBeDone } from '#web/features/appointments/series/task-state';

const [first, second] = [
  { id: '1', text: 'lun' },
  { id: '2', text: 'mar' },
] as const;

test('one whose card is missing is done, and another press still has the card to send', () => {
  const [untold] = afterTask([first], '1', { isDone: true, isUntold: true });
  expect(untold).toMatchObject({ isDone: true });
  expect(untold && isToBeDone(untold)).toBe(true);
});

test('the card of a later one tells of those before it', () => {
  const untold = afterTask([first, second], '1', { isDone: true, isUntold: true });
  expect(afterTask(untold, '2', { isDone: true }).filter(isToBeDone)).toEqual([]);
});

test('a later one that fails tells of nothing', () => {
  const untold = afterTask([first, second], '1', { isDone: true, isUntold: true });
  const failure = { title: 'Non riuscito', advice: '' };
  expect(afterTask(untold, '2', { failure }).filter(isToBeDone)).toHaveLength(2);
});
