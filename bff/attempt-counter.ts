import type { Context } from '#bff/context';
import { minuteMs } from '#contracts/kernel/instant';

/** Attempts are counted in windows of this length, in milliseconds, that begin with the first attempt. */
export const attemptWindowMs = 15 * minuteMs;

/** Counts attempts by key. Each call is atomic, so attempts made all at once do not pass a limit together. */
export interface AttemptCounter {
  /**
   * Counts one more attempt unless `limit` are counted already; gives the seconds until it may be made, 0 when it was
   * counted.
   */
  take(key: string, limit: number): Promise<number>;
  /** Takes one attempt of the current window back, if there is one. */
  giveBack(key: string): Promise<void>;
  /** Forgets every attempt of the key. */
  reset(key: string): Promise<void>;
}

/**
 * Counts one more attempt under a name, of the browser's address unless `of` names another owner; gives the seconds until
 * it may be made, 0 when it may be made now. A refused attempt does not count.
 */
export function countAttempt(
  { attempts, clientAddress }: Pick<Context, 'attempts' | 'clientAddress'>,
  { name, limit, of = clientAddress }: { readonly name: string; readonly limit: number; readonly of?: string },
): Promise<number> {
  return attempts.take(`${name}:${of}`, limit);
}
