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
