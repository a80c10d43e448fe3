import * as z from 'zod';
import { dayMs, type Instant, instantFromMs } from '#contracts/kernel/instant';

const instant = z.number().transform(instantFromMs);
const sessionEntry = z.object({ sid: z.string(), until: instant });
const passwordEntry = z.object({ user: z.string(), passwordMark: z.string(), since: instant });

/** What the list remembers and tells others: an ended session, or the password that a user last signed in with. */
export const denyEntry = z.union([sessionEntry, passwordEntry]);

export type DenyEntry = z.output<typeof denyEntry>;

/** The longest lifetime of a session, in milliseconds. */
export const longestSessionMs = 30 * dayMs;

/** Sessions that were signed out although a copy of their cookie may still open. */
export interface DenyList {
  has(sid: string): boolean;
  /** Refuses the session from now on; resolves once a restart would not forget it. `until` is the session's own end. */
  add(sid: string, until: Instant): Promise<void>;
  /**
   * The mark of the password that user last signed in with; undefined when no session with another one can be alive.
   */
  passwordMark(publicToken: string): string | undefined;
  /** Refuses every session of that user opened with another password, in the same way, from `at` on. */
  keepPasswordMark(publicToken: string, mark: string, at: Instant): Promise<void>;
  close(): Promise<void>;
}
