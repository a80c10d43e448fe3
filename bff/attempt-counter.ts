import { minuteMs } from '#contracts/kernel/instant';

/** Attempts are counted in windows of this length, in milliseconds, that begin with the first attempt. */
export const attemptWindowMs = 15 * minuteMs;

/** Counts attempts by key. `take` is atomic, so attempts made all at once do not pass a limit together. */
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
