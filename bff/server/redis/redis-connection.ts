import { Redis } from 'ioredis';
import type { Log } from '#bff/log';

/**
 * Connects to the Redis at that address, and goes on trying by itself while it is away: then commands reject, at once
 * or within half a second. Resolves after the first attempt, whatever became of it. The log tells each outage once.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let isAway = false;
  redis.on('error', () => {
    if (!isAway) log.warn('redis_away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('redis_back');
    isAway = false;
  });
  // The listener above has told of a failure.
  await redis.connect().catch(() => undefined);
  return redis;
}
