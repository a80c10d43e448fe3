import { type AttemptCounter, attemptWindowMs } from '#bff/attempt-counter';
import { type Instant, shiftInstant } from '#contracts/kernel/instant';

/** Counts attempts in memory by the given clock. */
export function createMemoryAttempts(now: () => Instant): AttemptCounter {
  const windows = new Map<string, { readonly count: number; readonly endsAt: Instant }>();
  const windowOf = (key: string, windowMs = attemptWindowMs) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : { count: 0, endsAt: shiftInstant(now(), windowMs) };
  };
  return {
    async take(key, limit, windowMs) {
      const { count, endsAt } = windowOf(key, windowMs);
      if (count >= limit) return Math.ceil((endsAt - now()) / 1000);
      windows.set(key, { count: count + 1, endsAt });
      return 0;
    },
    async giveBack(key) {
      const { count, endsAt } = windowOf(key);
      if (count > 0) windows.set(key, { count: count - 1, endsAt });
    },
  };
}
