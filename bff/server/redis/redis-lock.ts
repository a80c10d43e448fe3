import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { createKeyedMutex, type RunExclusive } from '#bff/keyed-mutex';
import type { Log } from '#bff/log';
import { OperationFailed } from '#bff/operation-failed';
import type { HiddenName } from '#bff/server/redis/hidden-name';

/** Compared with the owner, so that nobody lets go or renews what has passed to another process. */
const releaseScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";
const renewScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0";

export interface RedisLockOptions {
  readonly redis: Redis;
  readonly log: Log;
  readonly hiddenName: HiddenName;
  /** How long a lock outlives its process, in milliseconds; it is renewed at every third of that. */
  readonly leaseMs: number;
  /** How long a task waits for other processes, in milliseconds, before it is refused and never begun. */
  readonly waitMs: number;
}

/**
 * Runs tasks alone among all processes of one Redis. The queue of this process comes first, so that each key is asked
 * for by one task of a process at a time. Without an answer from Redis a task runs under this process's lock alone,
 * which is logged once per outage. A task whose lease was lost rejects although it may have done its work: its outcome
 * is unknown, as after a lost answer of the platform. Fails with `overloaded` when the wait ends first.
 */
export function createRedisLock({ redis, log, hiddenName, leaseMs, waitMs }: RedisLockOptions): RunExclusive {
  const local = createKeyedMutex();
  let isAway = false;

  async function ask<Answer>(command: Promise<Answer>): Promise<Answer | 'away'> {
    try {
      const answer = await command;
      if (isAway) log.info('redis_lock_back');
      isAway = false;
      return answer;
    } catch {
      if (!isAway) log.warn('redis_lock_away');
      isAway = true;
      return 'away';
    }
  }

  /** Whether Redis holds the lock: what was begun without it cannot be lost there. */
  async function take(name: string, owner: string, until: number): Promise<boolean> {
    for (;;) {
      const answer = await ask(redis.set(name, owner, 'PX', leaseMs, 'NX'));
      if (answer !== null) return answer !== 'away';
      if (performance.now() >= until) throw new OperationFailed('overloaded');
      // Spread, so that processes that wait for one key do not ask in step.
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
    }
  }

  async function runLocked<Result>(names: readonly string[], task: () => Promise<Result>): Promise<Result> {
    const owner = randomUUID();
    const held: string[] = [];
    let isLost = false;
    const renew = async (name: string) => {
      if ((await ask(redis.eval(renewScript, 1, name, owner, leaseMs))) === 0) isLost = true;
    };
    // Those taken first are renewed while the others are waited for.
    const renewing = setInterval(() => void Promise.all(held.map(renew)), leaseMs / 3);
    try {
      const until = performance.now() + waitMs;
      for (const name of names) {
        if (await take(name, owner, until)) held.push(name);
      }
      const result = await task();
      await Promise.all(held.map(renew));
      if (!isLost) return result;
      log.error('lock_lost');
      throw new Error('a lock was lost while its task ran');
    } finally {
      clearInterval(renewing);
      await Promise.all(names.map((name) => ask(redis.eval(releaseScript, 1, name, owner))));
    }
  }

  const nameOf = (key: string) => `ascolto:lock:${hiddenName(key)}`;
  return (keys, task) => local(keys, () => runLocked([...new Set(keys.map(nameOf))].sort(), task));
}
