import { ServerProblem } from '#bff/server/server-problem';

/** Lets so many uploads be in memory at once, and one of each user. */
export interface UploadSlots {
  /** Runs once there is a place; throws `overloaded` when none comes free in time. */
  hold<Result>(user: string, run: () => Promise<Result>): Promise<Result>;
}

export interface SlotLimits {
  readonly most: number;
  readonly mostWaiting: number;
  readonly waitMs: number;
}

export const uploadSlotLimits: SlotLimits = { most: 3, mostWaiting: 30, waitMs: 10_000 };

interface Waiting {
  readonly user: string;
  readonly start: () => void;
}

const retryAfterSeconds = 5;

export function createUploadSlots({ most, mostWaiting, waitMs }: SlotLimits): UploadSlots {
  const inside = new Set<string>();
  const waiting = new Set<Waiting>();
  const isFree = (user: string) => inside.size < most && !inside.has(user);

  function turnOf(user: string): Promise<void> {
    if (waiting.size >= mostWaiting) throw new ServerProblem('overloaded', retryAfterSeconds);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(new ServerProblem('overloaded', retryAfterSeconds));
      }, waitMs);
      const one: Waiting = {
        user,
        start: () => {
          waiting.delete(one);
          clearTimeout(timer);
          // At once, or the next to leave would give the same place again.
          inside.add(user);
          resolve();
        },
      };
      waiting.add(one);
    });
  }

  function leave(user: string): void {
    inside.delete(user);
    for (const one of waiting) if (isFree(one.user)) one.start();
  }

  return {
    async hold(user, run) {
      if (isFree(user)) inside.add(user);
      else await turnOf(user);
      try {
        return await run();
      } finally {
        leave(user);
      }
    },
  };
}
