import type { SharedLog } from '#bff/server/redis/shared-log';
import type { DenyEntry, DenyList } from '#bff/server/session/deny-list';

/** A deny-list that tells other processes what it adds; each of them knows all by itself, also while Redis is away. */
export function shareDenyList(own: DenyList, told: SharedLog<DenyEntry>): DenyList {
  return {
    ...own,
    async add(sid, until) {
      await Promise.all([own.add(sid, until), told.append({ sid, until })]);
    },
    async keepPasswordMark(user, passwordMark, since) {
      await Promise.all([
        own.keepPasswordMark(user, passwordMark, since),
        told.append({ user, passwordMark, since }),
      ]);
    },
  };
}

/** Takes over what another process has added, unless it is known. */
export async function hearDenied(own: DenyList, entry: DenyEntry): Promise<void> {
  if ('sid' in entry) {
    if (!own.has(entry.sid)) await own.add(entry.sid, entry.until);
  } else if (own.passwordMark(entry.user) !== entry.passwordMark) {
    await own.keepPasswordMark(entry.user, entry.passwordMark, entry.since);
  }
}
