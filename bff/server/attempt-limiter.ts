import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { type AttemptCounter, attemptWindowMs } from '#bff/attempt-counter';
import { createWindowCounter, type SharedCounts } from '#bff/server/redis/shared-counts';

/**
 * Counts in this process's memory, by the process's own clock; or together with others in their Redis, and in memory
 * while that is away.
 */
export function createAttemptLimiter(shared?: SharedCounts): AttemptCounter {
  const limiters = new Map<number, RateLimiterAbstract>();
  function limiterFor(windowMs: number): RateLimiterAbstract {
    const present = limiters.get(windowMs);
    if (present) return present;
    const made = createWindowCounter('attempts', windowMs, shared);
    limiters.set(windowMs, made);
    return made;
  }
  const nameOf = (key: string) => (shared ? shared.hiddenName(key) : key);
  const everywhere = async (run: (limiter: RateLimiterAbstract) => Promise<unknown>) => {
    await Promise.all([...limiters.values()].map(run));
  };
  return {
    async take(key, limit, windowMs = attemptWindowMs) {
      const limiter = limiterFor(windowMs);
      const name = nameOf(key);
      const { consumedPoints, msBeforeNext } = await limiter.penalty(name);
      if (consumedPoints <= limit) return 0;
      await giveBackTo(limiter, name);
      return Math.ceil(msBeforeNext / 1000);
    },
    giveBack: (key) => everywhere((limiter) => giveBackTo(limiter, nameOf(key))),
  };
}

/** Only within a window: the library would otherwise begin one with minus one attempts. */
async function giveBackTo(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.msBeforeNext > 0 && counted.consumedPoints > 0) await limiter.reward(key);
}
