import { minuteMs } from '#contracts/kernel/instant';

/** The usual length of a counting window in milliseconds; it begins with the first attempt. */
export const attemptWindowMs = 15 * minuteMs;

/** Counts attempts by key. `take` is atomic, so that simultaneous attempts do not pass a limit together. */
export interface AttemptCounter {
  /**
   * Counts one more attempt unless `limit` are already counted in a window of that length, which is always the same for
   * one key. Returns 0 when it was counted, otherwise the seconds until the next one may be made.
   */
  take(key: string, limit: number, windowMs?: number): Promise<number>;
  /** Removes one attempt from the current window, if there is one. */
  giveBack(key: string): Promise<void>;
}
