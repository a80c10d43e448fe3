import { expect, test, vi } from 'vitest';
import { withDeadline } from '#bff/server/transport/with-deadline';

/** Work that ends only when its signal aborts, and says so. */
function untilToldToEnd(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('told to end');
    signal.addEventListener('abort', () => resolve('told to end'));
  });
}

test('ends the work when the time is up', async () => {
  vi.useFakeTimers();
  const work = withDeadline({ ms: 1000, outer: new AbortController().signal }, untilToldToEnd);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(work).resolves.toBe('told to end');
  vi.useRealTimers();
});

test('ends the work when the outer signal ends, before or during it', async () => {
  const outer = new AbortController();
  const work = withDeadline({ ms: 60_000, outer: outer.signal }, untilToldToEnd);
  outer.abort();
  await expect(work).resolves.toBe('told to end');
  await expect(withDeadline({ ms: 60_000, outer: outer.signal }, untilToldToEnd)).resolves.toBe('told to end');
});

test('leaves no timer behind, whether the work succeeds or fails', async () => {
  vi.useFakeTimers();
  const outer = new AbortController().signal;
  await withDeadline({ ms: 1000, outer }, async () => 'done');
  await withDeadline({ ms: 1000, outer }, async () => Promise.reject(new Error('failed'))).catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
