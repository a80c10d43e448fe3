import type { FastifyInstance } from 'fastify';
import type { AttemptCounter } from '#bff/attempt-counter';
import { createKeyedMutex, type RunExclusive } from '#bff/keyed-mutex';
import type { Log } from '#bff/log';
import { createAttemptLimiter } from '#bff/server/attempt-limiter';
import type { Config } from '#bff/server/config';
import { connectRedis } from '#bff/server/redis/redis-connection';
import { createRedisLock } from '#bff/server/redis/redis-lock';

/** What several processes count and lock together. */
export interface Sharing {
  readonly attempts: AttemptCounter;
  readonly runExclusive: RunExclusive;
}

/** By the Redis of the configuration; without one for this process alone, which the log tells. */
export async function sharingBetween(
  app: FastifyInstance,
  { redisUrl, sessionKeys: [secret] }: Pick<Config, 'redisUrl' | 'sessionKeys'>,
  log: Log,
): Promise<Sharing> {
  if (redisUrl === undefined || !secret) {
    log.info('one_process_alone');
    return { attempts: createAttemptLimiter(), runExclusive: createKeyedMutex() };
  }
  const redis = await connectRedis(redisUrl, log);
  app.addHook('onClose', async () => redis.disconnect());
  return {
    attempts: createAttemptLimiter({ redis, secret }),
    runExclusive: createRedisLock({ redis, log, secret, leaseMs: 10_000, waitMs: 8_000 }),
  };
}
