import type { Instant } from '#contracts/kernel/instant';

export interface StaleWhileRevalidateOptions<Value> {
  readonly read: () => Promise<Value>;
  readonly now: () => Instant;
  /** How long a value is returned without a new reading, in milliseconds. */
  readonly freshMs: number;
  /** How long a value may be returned while a new one is read in the background, in milliseconds. */
  readonly usableMs: number;
  /** Called when a reading in the background failed; the value stays. */
  readonly onRefreshFailed: (failure: unknown) => void;
}

/** Returns the shared value. */
export interface StaleWhileRevalidate<Value> {
  (): Promise<Value>;
  /** Marks the value as outdated: the next caller waits for a new reading. */
  invalidate(): void;
}

/**
 * The least time between two invalidations that take effect, in milliseconds, so that callers rarely wait for a
 * reading.
 */
const invalidationPauseMs = 5_000;

/**
 * Keeps one value for all callers: readings never overlap, and while the value is usable at most one begins per
 * `freshMs`, whether or not it succeeds. A failed reading fails for the callers that wait for it.
 */
export function staleWhileRevalidate<Value>(options: StaleWhileRevalidateOptions<Value>): StaleWhileRevalidate<Value> {
  let kept: { readonly value: Value; readonly readAt: Instant } | undefined;
  let triedAt: Instant | undefined;
  let reading: Promise<Value> | undefined;
  let isOutdated = false;
  let invalidatedAt: Instant | undefined;

  function readOnce(): Promise<Value> {
    if (reading) return reading;
    const readAt = options.now();
    triedAt = readAt;
    const own = options
      .read()
      .then((value) => {
        // A reading that began before an invalidation is outdated as well.
        if (reading === own) kept = { value, readAt };
        return value;
      })
      .finally(() => {
        if (reading === own) reading = undefined;
      });
    reading = own;
    return own;
  }

  function forgetOutdated(now: Instant): void {
    if (!isOutdated || (invalidatedAt !== undefined && now - invalidatedAt < invalidationPauseMs)) return;
    isOutdated = false;
    invalidatedAt = now;
    kept = undefined;
    reading = undefined;
  }

  async function current(): Promise<Value> {
    const now = options.now();
    forgetOutdated(now);
    if (!kept || now - kept.readAt >= options.usableMs) return readOnce();
    if (now - (triedAt ?? kept.readAt) >= options.freshMs) readOnce().catch(options.onRefreshFailed);
    return kept.value;
  }

  return Object.assign(current, {
    invalidate: () => {
      isOutdated = true;
    },
  });
}
