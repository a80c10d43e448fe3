import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** Attempts are counted over this long, in milliseconds. */
const windowMs = 15 * minuteMs;

/** Counts attempts by key; shared between replicas where an operator has configured it. */
export interface AttemptCounter {
  /** The instants of the attempts noted under the key since that instant, oldest first. */
  since(key: string, from: Instant): Promise<readonly Instant[]>;
  note(key: string, at: Instant): Promise<void>;
  /** Takes back one attempt noted under the key at that instant; there may be others of the same instant. */
  takeBack(key: string, at: Instant): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Seconds until fewer than `limit` attempts lie within the last fifteen minutes: 0 when the next may be made now. */
export async function secondsUntilAllowed(
  attempts: AttemptCounter,
  { key, limit, now }: { key: string; limit: number; now: Instant },
): Promise<number> {
  const noted = await attempts.since(key, shiftInstant(now, -windowMs));
  const oldestThatCounts = noted.at(-limit);
  return oldestThatCounts === undefined ? 0 : Math.ceil((oldestThatCounts + windowMs - now) / 1000);
}

/** Counts in this process's memory; keys with nothing recent are dropped as new ones come. */
export function createAttemptCounter(): AttemptCounter {
  const attempts = new Map<string, Instant[]>();
  return {
    async since(key, from) {
      return (attempts.get(key) ?? []).filter((at) => at > from);
    },
    async note(key, at) {
      const from = shiftInstant(at, -windowMs);
      for (const [other, instants] of attempts) {
        if (instants.every((instant) => instant <= from)) attempts.delete(other);
      }
      attempts.set(key, [...(attempts.get(key) ?? []).filter((instant) => instant > from), at]);
    },
    async takeBack(key, at) {
      const noted = attempts.get(key) ?? [];
      const taken = noted.indexOf(at);
      const left = noted.filter((_instant, place) => place !== taken);
      if (left.length === 0) attempts.delete(key);
      else attempts.set(key, left);
    },
    async forget(key) {
      attempts.delete(key);
    },
  };
}
