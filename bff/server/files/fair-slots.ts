import { ServerProblem } from '#bff/server/server-problem';

/** Limits how much work runs at once, in all and for each caller. */
export interface FairSlots {
  /** Runs once a slot is free; fails with `overloaded` when none is free in time. */
  hold<Result>(caller: string, run: () => Promise<Result>): Promise<Result>;
  /** The callers whose work waits for a slot, longest wait first. */
  waiting(): string[];
}

export interface SlotLimits {
  readonly most: number;
  readonly mostOfEach: number;
  readonly mostWaiting: number;
  readonly mostWaitingOfEach: number;
  /** In milliseconds. */
  readonly waitMs: number;
}

interface Waiting {
  readonly caller: string;
  readonly start: () => void;
}

const retryAfterSeconds = 5;

export function createFairSlots(limits: SlotLimits): FairSlots {
  const inside: string[] = [];
  const queue = new Set<Waiting>();
  const waiting = () => Array.from(queue, ({ caller }) => caller);
  const isFree = (caller: string) => inside.length < limits.most && countOf(caller, inside) < limits.mostOfEach;
  const mayWait = (caller: string) =>
    queue.size < limits.mostWaiting && countOf(caller, waiting()) < limits.mostWaitingOfEach;

  function turnOf(caller: string): Promise<void> {
    if (!mayWait(caller)) throw new ServerProblem('overloaded', retryAfterSeconds);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(one);
        reject(new ServerProblem('overloaded', retryAfterSeconds));
      }, limits.waitMs);
      const one: Waiting = {
        caller,
        start: () => {
          queue.delete(one);
          clearTimeout(timer);
          // Done at once, or the next one to leave would give away the same slot again.
          inside.push(caller);
          resolve();
        },
      };
      queue.add(one);
    });
  }

  function leave(caller: string): void {
    inside.splice(inside.indexOf(caller), 1);
    for (const one of queue) if (isFree(one.caller)) one.start();
  }

  return {
    waiting,
    async hold(caller, run) {
      if (isFree(caller)) inside.push(caller);
      else await turnOf(caller);
      try {
        return await run();
      } finally {
        leave(caller);
      }
    },
  };
}

function countOf(caller: string, callers: readonly string[]): number {
  return callers.filter((one) => one === caller).length;
}
