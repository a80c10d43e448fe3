import { randomUUID } from 'node:crypto';
import { type Redis, ReplyError } from 'ioredis';
import { createKeyedMutex, type RunExclusive } from '#bff/keyed-mutex';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import type { Log } from '#bff/log';
import { OperationFailed } from '#bff/operation-failed';
import type { HiddenName } from '#bff/server/redis/hidden-name';
import { reasonOf } from '#bff/server/redis/redis-reason';

/**
 * Takes a lock, unless another has it or asked for it first: who waits puts down their name for a moment, so that a
 * process with many tasks lets others have their turn. A lost answer is no loss: asked again, the owner has it.
 */
const takeScript = `
local owner = redis.call('get', KEYS[1])
if owner == ARGV[1] then redis.call('pexpire', KEYS[1], ARGV[2]) return 1 end
local first = redis.call('get', KEYS[2])
if not owner and (not first or first == ARGV[1]) then
  redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
  if first then redis.call('del', KEYS[2]) end
  return 1
end
if not first or first == ARGV[1] then redis.call('set', KEYS[2], ARGV[1], 'PX', ARGV[3]) end
return 0`;

/** Compared with the owner, so that nobody lets go or renews what has passed to another process. */
const releaseScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";
const renewScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0";

/** How long a name that was put down counts, in milliseconds: somewhat longer than a pause between two questions. */
const nextMs = 400;

/** After Redis is back, a command sent before may still be carried out; releases that failed follow it. */
const releaseAgainMs = 300;

/** Of those that failed the latest: what was taken earlier has come to its end. */
const mostUnreleased = 200;

export interface RedisLockOptions {
  readonly redis: Redis;
  readonly log: Log;
  readonly hiddenName: HiddenName;
  /** How long a lock outlives its process, in milliseconds; it is renewed at every third of that. */
  readonly leaseMs: number;
  /**
   * How long a task waits for other processes, in milliseconds from its arrival, before it is refused and never begun;
   * longer than the lease, so that a process that died keeps nobody out.
   */
  readonly waitMs: number;
}

/**
 * Runs tasks alone among all processes of one Redis. The queue of this process comes first, so that a process asks
 * Redis for a key once at a time. Fails with `overloaded`, without starting the task, when the wait ends first and
 * while Redis is away or takes nothing, which is logged once per outage. A task whose lease was lost rejects although
 * it may have done its work: its outcome is unknown, as after a lost answer of the platform.
 */
export function createRedisLock({ redis, log, hiddenName, leaseMs, waitMs }: RedisLockOptions): RunExclusive {
  const local = createKeyedMutex();
  let isAway = false;
  let unreleased: { readonly name: string; readonly owner: string }[] = [];
  redis.on('ready', () => setTimeout(() => void releaseAgain(), releaseAgainMs).unref());

  async function take(name: string, owner: string, until: number): Promise<void> {
    for (;;) {
      try {
        const isTaken = await redis.eval(takeScript, 2, name, `${name}:next`, owner, leaseMs, nextMs);
        noteAway(false);
        if (isTaken) return;
      } catch (failure) {
        // A question without an answer is asked again while the connection stands: one that hangs is closed soon.
        if (redis.status !== 'ready' || failure instanceof ReplyError) {
          noteAway(true, reasonOf(failure));
          throw new OperationFailed('overloaded');
        }
      }
      if (performance.now() >= until) throw new OperationFailed('overloaded');
      // Spread, so that processes that wait for one key do not ask in step.
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
    }
  }

  function noteAway(is: boolean, reason = ''): void {
    if (is && !isAway) log.warn('redis_lock_away', { reason });
    if (!is && isAway) log.info('redis_lock_back');
    isAway = is;
  }

  async function release(name: string, owner: string): Promise<void> {
    await redis.eval(releaseScript, 1, name, owner).catch(() => {
      unreleased = [...unreleased.slice(1 - mostUnreleased), { name, owner }];
    });
  }

  async function releaseAgain(): Promise<void> {
    const owed = unreleased;
    unreleased = [];
    for (const { name, owner } of owed) await release(name, owner);
  }

  async function runLocked<Result>(
    names: readonly string[],
    task: () => Promise<Result>,
    until: number,
  ): Promise<Result> {
    const owner = randomUUID();
    const held: string[] = [];
    let isLost = false;
    const renew = async (name: string) => {
      const isRenewed = await redis.eval(renewScript, 1, name, owner, leaseMs).catch(() => 'unknown');
      if (isRenewed === 0) isLost = true;
    };
    // Those taken first are renewed while the others are waited for.
    const renewing = setInterval(() => void Promise.all(held.map(renew)), leaseMs / 3);
    try {
      for (const name of names) {
        await take(name, owner, until);
        held.push(name);
      }
      const result = await task();
      await Promise.all(held.map(renew));
      if (!isLost) return result;
      log.error('lock_lost');
      throw new LegacyUnavailable('lock', 'a lock was lost while its task ran', true);
    } finally {
      clearInterval(renewing);
      await Promise.all(names.map((name) => release(name, owner)));
    }
  }

  const nameOf = (key: string) => `ascolto:lock:${hiddenName(key)}`;
  return (keys, task) => {
    const until = performance.now() + waitMs;
    return local(keys, () => runLocked([...new Set(keys.map(nameOf))].sort(), task, until));
  };
}
