import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { type AttemptCounter, attemptWindowMs } from '#bff/attempt-counter';

/** Counts in this process's memory, by the process's own clock. */
export function createAttemptLimiter(): AttemptCounter {
  // The caller sets the limit: the library only counts and forgets.
  return attemptsOver(new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: attemptWindowMs / 1000 }));
}

function attemptsOver(limiter: RateLimiterAbstract): AttemptCounter {
  /** Only within a window: the library would otherwise begin one with minus one attempts. */
  async function giveBack(key: string): Promise<void> {
    const counted = await limiter.get(key);
    if (counted && counted.msBeforeNext > 0 && counted.consumedPoints > 0) await limiter.reward(key);
  }
  return {
    async take(key, limit) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
      if (consumedPoints <= limit) return 0;
      await giveBack(key);
      return Math.ceil(msBeforeNext / 1000);
    },
    giveBack,
    async reset(key) {
      await limiter.delete(key);
    },
  };
}
