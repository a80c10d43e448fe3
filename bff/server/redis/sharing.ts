import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import * as z from 'zod';
import type { AttemptCounter } from '#bff/attempt-counter';
import { createKeyedMutex, type RunExclusive } from '#bff/keyed-mutex';
import type { TellPages } from '#bff/live/page-hint';
import type { Log } from '#bff/log';
import { createAttemptLimiter } from '#bff/server/attempt-limiter';
import type { Config } from '#bff/server/config';
import { createHintBoard, type HintBoard, keptMs as hintsKeptMs } from '#bff/server/live/hint-board';
import { createHiddenName } from '#bff/server/redis/hidden-name';
import { createRedisLock } from '#bff/server/redis/redis-lock';
import { reasonOf } from '#bff/server/redis/redis-reason';
import { sharedRateLimitStore } from '#bff/server/redis/shared-counts';
import { openSharedLog } from '#bff/server/redis/shared-log';
import {
  type DenyList,
  denyEntry,
  denyKey,
  hearDenied,
  longestSessionMs,
  shareDenyList,
} from '#bff/server/session/deny-list';
import { createTextSeal } from '#bff/server/session/text-seal';
import type { Instant } from '#contracts/kernel/instant';
import { liveHint } from '#contracts/live/live-hints';

/** What several processes in front of one platform know together. */
export interface Sharing {
  readonly attempts: AttemptCounter;
  readonly runExclusive: RunExclusive;
  readonly denyList: DenyList;
  readonly board: HintBoard;
  readonly tellPages: TellPages;
  /** Undefined where calls are counted in this process alone. */
  readonly rateLimitStore: FastifyRateLimitStoreCtor | undefined;
  /** Whether the configured Redis has been reached since the start; true without one. */
  readonly wasReached: () => boolean;
}

interface SharingDeps {
  readonly config: Pick<Config, 'redisUrl' | 'sessionKeys'>;
  /** This process's own. */
  readonly denyList: DenyList;
  /** Runs before this process's pages are told what was done at another. */
  readonly onChangedElsewhere: () => void;
  readonly now: () => Instant;
  readonly log: Log;
}

const toldHint = z.object({ to: z.string(), id: z.string(), ...liveHint.shape });

/** The purpose of what processes tell each other. */
const toldToProcesses = 'ascolto told to other processes';

/** By the Redis of the configuration; without one for this process alone, which the log tells. */
export async function sharingBetween(app: FastifyInstance, deps: SharingDeps): Promise<Sharing> {
  const { config, denyList, onChangedElsewhere, now, log } = deps;
  const board = createHintBoard(now);
  if (config.redisUrl === undefined) {
    log.info('one_process_alone');
    const own = { attempts: createAttemptLimiter(), runExclusive: createKeyedMutex(), rateLimitStore: undefined };
    return { ...own, denyList, board, tellPages: (hint) => void board.tell(hint), wasReached: () => true };
  }
  const redis = await connectRedis(config.redisUrl, log);
  let wasReached = redis.status === 'ready';
  redis.once('ready', () => {
    wasReached = true;
  });
  const hiddenName = createHiddenName(config.sessionKeys);
  const logs = { redis, seal: createTextSeal(config.sessionKeys, toldToProcesses), now, log };
  const denied = await openSharedLog({
    ...logs,
    name: 'signed-out',
    entry: denyEntry,
    keptMs: longestSessionMs,
    fromStart: true,
    known: { entries: denyList.entries, keyOf: denyKey },
    hear: (entry) => void hearDenied(denyList, entry).catch(() => log.error('deny_list_not_written')),
  });
  const hints = await openSharedLog({
    ...logs,
    name: 'hints',
    entry: toldHint,
    keptMs: hintsKeptMs,
    fromStart: false,
    hear: (hint) => {
      onChangedElsewhere();
      board.hear(hint);
    },
  });
  app.addHook('onClose', async () => {
    await Promise.all([denied.close(), hints.close()]);
    redis.disconnect();
  });
  return {
    attempts: createAttemptLimiter({ redis, hiddenName }),
    runExclusive: createRedisLock({ redis, log, hiddenName, leaseMs: 6_000, waitMs: 8_000 }),
    denyList: shareDenyList(denyList, denied),
    board,
    tellPages: (hint) => void hints.append(board.tell(hint)),
    rateLimitStore: sharedRateLimitStore({ redis, hiddenName }),
    wasReached: () => wasReached,
  };
}

/**
 * Connects to the Redis at that address, and goes on trying by itself while it is away: then commands reject, at once
 * or within half a second. Resolves after the first attempt, whatever became of it. The log tells each outage once.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    // A command whose answer was lost is not sent again by itself: it may have been carried out.
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 500,
    // One that hangs is let go, so that the following commands reject at once.
    socketTimeout: 1000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let isAway = false;
  // Told by what follows; without a listener an error would end the process.
  let reason = '';
  redis.on('error', (failure) => {
    reason = reasonOf(failure);
  });
  redis.on('reconnecting', () => {
    if (!isAway) log.warn('redis_away', { reason });
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('redis_back');
    isAway = false;
  });
  // A failure has been told: it tries again.
  await redis.connect().catch(() => undefined);
  return redis;
}
