import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAttemptLimiter } from '#bff/server/attempt-limiter';
import { instantFromMs, minuteMs } from '#contracts/kernel/instant';
import { createMemoryAttempts } from '#mocks/memory-attempts';
import { testNow } from '#mocks/start-in-vitest';

const counters = [
  { who: 'the server', create: createAttemptLimiter },
  { who: 'the browser without a server', create: () => createMemoryAttempts(() => instantFromMs(Date.now())) },
];

const toMinute = (minute: number) => vi.setSystemTime(testNow + minute * minuteMs);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(counters)('$who counts attempts', ({ create }) => {
  test.each([
    { what: 'none', taken: [], askedAt: 0, seconds: 0 },
    { what: 'one fewer than the limit', taken: [0, 1], askedAt: 2, seconds: 0 },
    { what: 'as many as the limit', taken: [0, 1, 2], askedAt: 2, seconds: 13 * 60 },
    { what: 'as many, a moment before the window ends', taken: [0, 1, 2], askedAt: 14.999, seconds: 1 },
    { what: 'as many, the first fifteen minutes ago', taken: [0, 1, 2], askedAt: 15, seconds: 0 },
    { what: 'as many, spread over more than fifteen minutes', taken: [0, 1, 15.5], askedAt: 15.5, seconds: 0 },
    { what: 'more tries than the limit', taken: [0, 1, 2, 3, 4], askedAt: 4, seconds: 11 * 60 },
  ])('with a limit of three and $what the next is made after $seconds s', async ({ taken, askedAt, seconds }) => {
    const attempts = create();
    for (const minute of taken) {
      toMinute(minute);
      await attempts.take('key', 3);
    }
    toMinute(askedAt);
    expect(await attempts.take('key', 3)).toBe(seconds);
  });

  test('made all at once, they do not pass the limit together', async () => {
    const attempts = create();
    const waits = await Promise.all(Array.from({ length: 5 }, () => attempts.take('key', 2)));
    expect(waits).toEqual([0, 0, 900, 900, 900]);
    expect(await attempts.take('key', 3)).toBe(0);
  });

  test('a window may have another length, and its attempts are given back like others', async () => {
    const attempts = create();
    const takeInHour = () => attempts.take('key', 1, 60 * minuteMs);
    expect(await takeInHour()).toBe(0);
    toMinute(20);
    expect(await takeInHour()).toBe(40 * 60);
    await attempts.giveBack('key');
    expect(await takeInHour()).toBe(0);
    toMinute(80);
    expect(await takeInHour()).toBe(0);
  });

  test('keys do not count for each other', async () => {
    const attempts = create();
    await attempts.take('one', 1);
    expect(await attempts.take('other', 1)).toBe(0);
  });

  test('one that is given back leaves room for one and no more, and the window where it was', async () => {
    const attempts = create();
    await attempts.take('key', 2);
    await attempts.take('key', 2);
    toMinute(5);
    await attempts.giveBack('key');
    expect(await attempts.take('key', 2)).toBe(0);
    expect(await attempts.take('key', 2)).toBe(10 * 60);
  });

  test.each([
    { what: 'was counted', taken: 0 },
    { what: 'is counted any more, the window being over', taken: 1 },
  ])('giving back where none $what brings no attempt more', async ({ taken }) => {
    const attempts = create();
    for (let attempt = 0; attempt < taken; attempt += 1) await attempts.take('key', 1);
    toMinute(15);
    await attempts.giveBack('key');
    expect(await attempts.take('key', 1)).toBe(0);
    expect(await attempts.take('key', 1)).toBe(900);
  });

  test('giving one attempt back twice leaves room for one', async () => {
    const attempts = create();
    await attempts.take('key', 1);
    await attempts.giveBack('key');
    await attempts.giveBack('key');
    expect(await attempts.take('key', 1)).toBe(0);
    expect(await attempts.take('key', 1)).toBe(900);
  });
});
