import { expect, test } from 'vitest';
import { createAttemptCounter, secondsUntilAllowed } from '#bff/attempt-counter';
import { minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { testNow } from '#mocks/start-in-vitest';

const at = (minute: number) => shiftInstant(testNow, minute * minuteMs);

test.each([
  { what: 'none', noted: [], askedAt: 0, seconds: 0 },
  { what: 'one fewer than the limit', noted: [0, 1], askedAt: 2, seconds: 0 },
  { what: 'as many as the limit', noted: [0, 1, 2], askedAt: 2, seconds: 13 * 60 },
  { what: 'as many, the oldest fifteen minutes ago', noted: [0, 1, 2], askedAt: 15, seconds: 0 },
  { what: 'more than the limit: the third last counts', noted: [0, 1, 2, 3], askedAt: 3, seconds: 13 * 60 },
])('with a limit of three and $what the next is made after $seconds s', async ({ noted, askedAt, seconds }) => {
  const attempts = createAttemptCounter();
  for (const minute of noted) await attempts.note('key', at(minute));
  expect(await secondsUntilAllowed(attempts, { key: 'key', limit: 3, now: at(askedAt) })).toBe(seconds);
});

test('keys do not count for each other', async () => {
  const attempts = createAttemptCounter();
  await attempts.note('one', testNow);
  expect(await secondsUntilAllowed(attempts, { key: 'other', limit: 1, now: testNow })).toBe(0);
});

test('takes back one attempt and no other', async () => {
  const attempts = createAttemptCounter();
  for (const minute of [0, 1, 1, 2]) await attempts.note('key', at(minute));
  await attempts.note('other', at(1));
  await attempts.takeBack('key', at(1));
  expect(await attempts.since('key', shiftInstant(testNow, -1))).toEqual([at(0), at(1), at(2)]);
  expect(await attempts.since('other', shiftInstant(testNow, -1))).toEqual([at(1)]);
});

test.each([
  ['an unknown key', 'nobody', 0],
  ['an unknown instant', 'key', 3],
])('takes nothing back for %s', async (_what, key, minute) => {
  const attempts = createAttemptCounter();
  await attempts.note('key', testNow);
  await attempts.takeBack(key, at(minute));
  expect(await attempts.since('key', shiftInstant(testNow, -1))).toEqual([testNow]);
});

test('forgets keys that nobody tries any more', async () => {
  const attempts = createAttemptCounter();
  await attempts.note('old', testNow);
  await attempts.note('new', at(15));
  expect(await attempts.since('old', shiftInstant(testNow, -1))).toEqual([]);
});
