import { expect, test } from 'vitest';
import { createDownloadPace } from '#bff/server/files/download-pace';
import { fileLaneLimits } from '#bff/server/files/file-lane';

const kb = 1024;
const secondMs = 1000;

/** How long the receiver of a 15 MB document is watched, second by second, until it has everything or is too slow. */
function follow(takenAfter: (seconds: number) => number): { readonly seconds: number; readonly isTooSlow: boolean } {
  const whole = 15 * kb * kb;
  const pace = createDownloadPace(fileLaneLimits, { at: 0, taken: 0, isOwed: false });
  for (let seconds = 1; seconds <= 7200; seconds += 1) {
    const taken = Math.min(takenAfter(seconds), whole);
    pace.note({ at: seconds * secondMs, taken, isOwed: taken < whole });
    if (pace.isTooSlow() || taken === whole) return { seconds, isTooSlow: pace.isTooSlow() };
  }
  return { seconds: Number.POSITIVE_INFINITY, isTooSlow: false };
}

const steady = (bytesPerSecond: number) => (seconds: number) => seconds * bytesPerSecond;
const inGulps = (gulp: number, bytesPerSecond: number) => (seconds: number) =>
  Math.floor((seconds * bytesPerSecond) / gulp) * gulp;

test.each([
  { reader: 'at 20 KB/s', takenAfter: steady(20 * kb) },
  { reader: 'at 20 KB/s, seen in gulps of 1.7 MB', takenAfter: inGulps(1740 * kb, 20 * kb) },
  { reader: 'at 9 KB/s', takenAfter: steady(9 * kb) },
  { reader: 'that pauses for a minute and goes on', takenAfter: (s) => Math.max(0, s < 70 ? s : s - 60) * 20 * kb },
] satisfies { reader: string; takenAfter: (seconds: number) => number }[])(
  'a reader $reader gets a document of 15 MB',
  ({ takenAfter }) => {
    expect(follow(takenAfter)).toEqual({ seconds: expect.any(Number), isTooSlow: false });
  },
);

test.each([
  { reader: 'that takes nothing', takenAfter: () => 0, seconds: 120 },
  { reader: 'that stops half way', takenAfter: (s) => Math.min(s, 100) * 50 * kb, seconds: 220 },
  { reader: 'at 7 KB/s', takenAfter: steady(7 * kb), seconds: 300 },
  { reader: 'that begins well and then takes drops', takenAfter: (s) => 4 * kb * kb + s, seconds: 600 },
] satisfies { reader: string; takenAfter: (seconds: number) => number; seconds: number }[])(
  'a reader $reader is too slow after $seconds seconds',
  ({ takenAfter, seconds }) => {
    expect(follow(takenAfter)).toEqual({ seconds, isTooSlow: true });
  },
);

test('a reader to whom the platform gives nothing to take is not silent', () => {
  const pace = createDownloadPace(fileLaneLimits, { at: 0, taken: 0, isOwed: false });
  pace.note({ at: 95_000, taken: 0, isOwed: false });
  expect([pace.silentMs(), pace.isTooSlow()]).toEqual([0, false]);
  pace.note({ at: 100_000, taken: 0, isOwed: true });
  expect([pace.silentMs(), pace.isTooSlow()]).toEqual([5_000, false]);
});
