import * as z from 'zod';
import type { SharedLog } from '#bff/server/redis/shared-log';
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
  /**
   * Refuses every session of that user opened with another password, in the same way, from `at` on. Whether that was
   * news: the same mark is kept once a day.
   */
  keepPasswordMark(publicToken: string, mark: string, at: Instant): Promise<boolean>;
  /** All it remembers. */
  entries(): readonly DenyEntry[];
  close(): Promise<void>;
}

/** A deny-list that tells other processes what it adds; each of them knows all by itself, also while Redis is away. */
export function shareDenyList(own: DenyList, told: SharedLog<DenyEntry>): DenyList {
  return {
    ...own,
    async add(sid, until) {
      const wasKnown = own.has(sid);
      const written = own.add(sid, until);
      // A session that is over by itself is not remembered, and none is told of twice.
      const isNews = !wasKnown && own.has(sid);
      await Promise.all(isNews ? [written, told.append({ sid, until })] : [written]);
    },
    async keepPasswordMark(user, passwordMark, since) {
      const isNews = await own.keepPasswordMark(user, passwordMark, since);
      if (isNews) await told.append({ user, passwordMark, since });
      return isNews;
    },
  };
}

/** What an entry is about and says: entries with the same key say the same. */
export function denyKey(entry: DenyEntry): string {
  return 'sid' in entry ? entry.sid : `${entry.user} ${entry.passwordMark} ${entry.since}`;
}

/** Takes over what another process has added, unless it is known. */
export async function hearDenied(own: DenyList, entry: DenyEntry): Promise<void> {
  if ('sid' in entry) {
    if (!own.has(entry.sid)) await own.add(entry.sid, entry.until);
  } else if (own.passwordMark(entry.user) !== entry.passwordMark) {
    await own.keepPasswordMark(entry.user, entry.passwordMark, entry.since);
  }
}
