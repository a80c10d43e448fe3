import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { HiddenName } from '#bff/server/redis/hidden-name';

export interface SharedCounts {
  readonly redis: Redis;
  readonly hiddenName: HiddenName;
}

/**
 * Counts what happens under a key within windows of that length, in milliseconds: in this process's memory, or together
 * with others in their Redis and in memory while that is away. The caller sets the limit: it only counts and forgets.
 */
export function createWindowCounter(what: string, windowMs: number, shared?: SharedCounts): RateLimiterAbstract {
  const counting = { points: Number.MAX_SAFE_INTEGER, duration: windowMs / 1000 };
  const memory = new RateLimiterMemory(counting);
  if (!shared) return memory;
  const keyPrefix = `ascolto:${what}:${windowMs}`;
  return new RateLimiterRedis({ ...counting, storeClient: shared.redis, keyPrefix, insuranceLimiter: memory });
}

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
