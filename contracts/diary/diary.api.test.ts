import { expect, test } from 'vitest';
import { deleteEntries } from '#contracts/diary/diary.api';

const entries = (count: number) => Array.from({ length: count }, (_, at) => `entry-${at}`);

test.each([
  { count: 0, isAccepted: false },
  { count: 1, isAccepted: true },
  { count: 500, isAccepted: true },
  { count: 501, isAccepted: false },
])('accepts between 1 and 500 entries to delete: $count is $isAccepted', ({ count, isAccepted }) => {
  expect(deleteEntries.input.safeParse({ entries: entries(count) }).success).toBe(isAccepted);
});
