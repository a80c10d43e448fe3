import { setImmediate as everythingElse } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { staleWhileRevalidate } from '#bff/stale-while-revalidate';
import { instantFromMs } from '#contracts/kernel/instant';

/** A reading that answers 1, 2, 3… and a clock, both advanced by the test. */
function setUp({ freshMs = 30, usableMs = 120 } = {}) {
  let ms = 0;
  let readings = 0;
  const failures: unknown[] = [];
  const waiting: { answer: () => void; fail: (failure: Error) => void }[] = [];
  const ask = staleWhileRevalidate({
    now: () => instantFromMs(ms),
    freshMs,
    usableMs,
    onRefreshFailed: (failure) => failures.push(failure),
    read: () => {
      readings += 1;
      const value = readings;
      return new Promise<number>((resolve, fail) => waiting.push({ answer: () => resolve(value), fail }));
    },
  });
  const answer = async () => {
    waiting.shift()?.answer();
    await everythingElse();
  };
  return {
    ask,
    answer,
    failures,
    readings: () => readings,
    later: (by: number) => {
      ms += by;
    },
    /** Asks when there is no usable value, and answers the reading. */
    askAndRead: async () => {
      const asked = ask();
      await answer();
      return asked;
    },
    fail: async (failure: Error) => {
      waiting.shift()?.fail(failure);
      await everythingElse();
    },
  };
}

test('however many ask at once, there is one reading and all get its value', async () => {
  const { ask, answer, readings } = setUp();
  const asked = [ask(), ask(), ask()];
  await answer();
  expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  expect(readings()).toBe(1);
});

test('a fresh value is handed out without reading', async () => {
  const { ask, answer, later, readings } = setUp();
  const first = ask();
  await answer();
  await first;
  later(29);
  expect(await ask()).toBe(1);
  expect(readings()).toBe(1);
});

test('a value past its freshness is handed out at once while one new reading runs behind it', async () => {
  const { ask, answer, later, readings } = setUp();
  const first = ask();
  await answer();
  await first;
  later(30);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(readings()).toBe(2);
  await answer();
  expect(await ask()).toBe(2);
});

test('a failed reading behind keeps the value, is told, and is not tried again at every question', async () => {
  const { ask, answer, fail, later, failures, readings } = setUp();
  const first = ask();
  await answer();
  await first;
  later(30);
  await ask();
  const down = new Error('down');
  await fail(down);
  expect(await ask()).toBe(1);
  expect(failures).toEqual([down]);
  expect(readings()).toBe(2);
  later(30);
  await ask();
  expect(readings()).toBe(3);
});

test('an invalidated value is not handed out again: whoever asks next waits for a new reading', async () => {
  const { ask, answer, readings } = setUp();
  const first = ask();
  await answer();
  await first;
  ask.invalidate();
  const next = [ask(), ask()];
  await answer();
  expect(await Promise.all(next)).toEqual([2, 2]);
  expect(await ask()).toBe(2);
  expect(readings()).toBe(2);
});

test('one invalidation is worth one new reading, however long ago it was', async () => {
  const { ask, askAndRead, later, readings } = setUp({ freshMs: 60_000, usableMs: 120_000 });
  await askAndRead();
  ask.invalidate();
  await askAndRead();
  later(5_000);
  expect(await ask()).toBe(2);
  expect(readings()).toBe(2);
});

test('a reading that began before an invalidation is for those who asked before it, and kept for nobody', async () => {
  const { ask, answer } = setUp();
  const before = ask();
  ask.invalidate();
  const after = ask();
  await answer();
  expect(await before).toBe(1);
  await answer();
  expect(await after).toBe(2);
  expect(await ask()).toBe(2);
});

test('invalidations in a row make everybody wait once in five seconds, and the last of them is not forgotten', async () => {
  const { ask, askAndRead, later, readings } = setUp({ freshMs: 60_000, usableMs: 120_000 });
  await askAndRead();
  ask.invalidate();
  await askAndRead();
  later(4_999);
  ask.invalidate();
  expect(await ask()).toBe(2);
  later(1);
  expect(await askAndRead()).toBe(3);
  expect(readings()).toBe(3);
});

test('a value too old to be used is waited for, and its failure is told to whoever waits', async () => {
  const { ask, answer, fail, later } = setUp();
  const first = ask();
  await answer();
  await first;
  later(120);
  const late = expect(ask()).rejects.toThrow('down');
  await fail(new Error('down'));
  await late;
  const again = ask();
  await answer();
  expect(await again).toBe(3);
});
