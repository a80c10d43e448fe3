import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, hourMs } from '#contracts/kernel/instant';
import { noteServerDate, onServerOffset, serverNow } from '#web/api/server-clock';

const noon = Date.parse('2026-11-23T12:00:00Z');
const dateOf = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => noteServerDate(dateOf(Date.now()), Date.now()));

test('takes the time of the device until an answer names the time of the server', () => {
  noteServerDate(null, noon);
  noteServerDate('soon', noon);
  expect(serverNow()).toBe(noon);
});

test.each([
  ['behind', hourMs],
  ['ahead', -3 * dayMs],
])('takes the time of the server, to the second, where the device’s clock is %s', (_, offset) => {
  noteServerDate(dateOf(noon + offset), noon);
  vi.setSystemTime(noon + 500);
  expect(Math.abs(serverNow() - (noon + 500 + offset))).toBeLessThanOrEqual(1_000);
});

test.each([-29_000, 29_000])('takes an offset of %i ms for none', (offset) => {
  noteServerDate(dateOf(noon + offset), noon);
  expect(serverNow()).toBe(noon);
});

test('believes in the device’s clock when the answer took long enough to explain the difference', () => {
  noteServerDate(dateOf(noon - 40_000), noon - 45_000);
  expect(serverNow()).toBe(noon);
});

test('keeps the known offset through a slow answer', () => {
  noteServerDate(dateOf(noon + hourMs), noon);
  noteServerDate(dateOf(noon + hourMs - 50_000), noon - 60_000);
  expect(serverNow()).toBe(noon + hourMs);
});

test('follows a clock that is set right', () => {
  noteServerDate(dateOf(noon + hourMs), noon);
  noteServerDate(dateOf(noon), noon);
  expect(serverNow()).toBe(noon);
});

test('calls its listeners when the offset changes, and only then', () => {
  const listener = vi.fn();
  const stop = onServerOffset(listener);
  noteServerDate(dateOf(noon + hourMs), noon);
  noteServerDate(dateOf(noon + hourMs), noon - 300);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
