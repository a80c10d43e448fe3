import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createWindowCounter, type SharedCounts } from '#bff/server/redis/window-counter';

/**
 * The store with which the rate limit counts together with other processes; its own one for Redis lets everything pass
 * while Redis is away. Limits share it, so that each needs keys of its own.
 */
export function sharedRateLimitStore(shared: SharedCounts): FastifyRateLimitStoreCtor {
  const counters = new Map<number, RateLimiterAbstract>();
  function counterFor(windowMs: number): RateLimiterAbstract {
    const counter = counters.get(windowMs) ?? createWindowCounter('calls', windowMs, shared);
    counters.set(windowMs, counter);
    return counter;
  }
  return class implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      counterFor(windowMs)
        .penalty(shared.hiddenName(key))
        .then(
          ({ consumedPoints, msBeforeNext }) => callback(null, { current: consumedPoints, ttl: msBeforeNext }),
          (failure: Error) => callback(failure),
        );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
