import { expect, test } from 'vitest';
import { days } from '#web/features/chat/conversation/days';

test('parts messages at midnight in Rome, whatever the device says', () => {
  const messages = ['2026-11-22T22:59:59.000Z', '2026-11-22T23:00:00.000Z', '2026-11-23T08:00:00.000Z'];
  const parted = days(messages.map((sentAt) => ({ sentAt })));
  expect(parted.map(({ date, things }) => [date, things.length])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-23', 2],
  ]);
});
