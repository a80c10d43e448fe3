import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createUploadLane,
  type UploadLane,
  type UploadLaneLimits,
  uploadLaneLimits,
} from '#bff/server/uploads/upload-lane';

let lane: UploadLane;

afterEach(() => {
  lane.close();
  vi.useRealTimers();
});

function setUp(changes: Partial<UploadLaneLimits> = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout', 'performance'] });
  lane = createUploadLane({ ...uploadLaneLimits, most: 1, ...changes });
}

/**
 * An upload at so many bytes a second, which ends when the test says so or the lane cuts it; resolves to how it ended.
 */
function begin(caller: string, bytesPerSecond: number) {
  const done = Promise.withResolvers<string>();
  const beganAt = performance.now();
  const brought = () => ((performance.now() - beganAt) / 1000) * bytesPerSecond;
  const body = Promise.withResolvers<void>();
  lane
    .hold(caller, brought, async ({ signal, ended }) => {
      body.promise.then(ended);
      await Promise.race([
        done.promise,
        once(signal, 'abort').then(() => {
          throw signal.reason;
        }),
      ]);
      return 'stored';
    })
    .then(settle, (failure) => settle(failure.code));
  let outcome: string | undefined;
  function settle(how: string): void {
    outcome = how;
  }
  return { end: () => done.resolve(''), haveBody: () => body.resolve(), outcome: () => outcome };
}

const slowLine = 32_000;
const phoneLine = 250_000;

test('who trickles loses the place to somebody who waits for it', async () => {
  setUp();
  const slow = begin('anna', 1);
  const other = begin('bea', phoneLine);
  other.end();
  await vi.advanceTimersByTimeAsync(6_000);
  expect([slow.outcome(), other.outcome()]).toEqual(['overloaded', 'stored']);
});

test('a slow line keeps its place as long as nobody waits', async () => {
  setUp();
  const slow = begin('anna', slowLine);
  await vi.advanceTimersByTimeAsync(55_000);
  slow.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(slow.outcome()).toBe('stored');
});

test('a second upload of the same user is no reason to let the first go', async () => {
  setUp({ most: 2, waitMs: 60_000 });
  const [first, second] = [begin('anna', slowLine), begin('anna', slowLine)];
  await vi.advanceTimersByTimeAsync(20_000);
  expect([first.outcome(), second.outcome()]).toEqual([undefined, undefined]);
  first.end();
  second.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([first.outcome(), second.outcome()]).toEqual(['stored', 'stored']);
});

test.each([
  { what: 'a telephone line at 2 Mbit/s', rate: phoneLine, hasBody: false },
  { what: 'an upload whose body is all there', rate: 0, hasBody: true },
])('$what keeps its place while others wait', async ({ rate, hasBody }) => {
  setUp();
  const steady = begin('anna', rate);
  if (hasBody) steady.haveBody();
  const other = begin('bea', phoneLine);
  await vi.advanceTimersByTimeAsync(9_000);
  steady.end();
  other.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([steady.outcome(), other.outcome()]).toEqual(['stored', 'stored']);
});

test('no more are let go than wait', async () => {
  setUp({ most: 3 });
  const slow = [begin('anna', 1), begin('bea', 1), begin('carla', 1)];
  const other = begin('dora', phoneLine);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(slow.map(({ outcome }) => outcome())).toEqual(['overloaded', undefined, undefined]);
  for (const { end } of [...slow, other]) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(other.outcome()).toBe('stored');
});
