import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { type AttemptCounter, attemptWindowMs } from '#bff/attempt-counter';

/** Counts in this process's memory, by the process's own clock. */
export function createAttemptLimiter(): AttemptCounter {
  const limiters = new Map<number, RateLimiterAbstract>();
  function limiterFor(windowMs: number): RateLimiterAbstract {
    const present = limiters.get(windowMs);
    if (present) return present;
    // The caller sets the limit: the library only counts and forgets.
    const made = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: windowMs / 1000 });
    limiters.set(windowMs, made);
    return made;
  }
  const everywhere = async (run: (limiter: RateLimiterAbstract) => Promise<unknown>) => {
    await Promise.all([...limiters.values()].map(run));
  };
  return {
    async take(key, limit, windowMs = attemptWindowMs) {
      const limiter = limiterFor(windowMs);
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
      if (consumedPoints <= limit) return 0;
      await giveBackTo(limiter, key);
      return Math.ceil(msBeforeNext / 1000);
    },
    giveBack: (key) => everywhere((limiter) => giveBackTo(limiter, key)),
  };
}

/** Only within a window: the library would otherwise begin one with minus one attempts. */
async function giveBackTo(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.msBeforeNext > 0 && counted.consumedPoints > 0) await limiter.reward(key);
}
