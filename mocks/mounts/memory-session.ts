import { hasEnded } from '#bff/login/session-lifetime';
import { fullSession, type Session, type SessionStore } from '#bff/session';
import type { Instant } from '#contracts/kernel/instant';

/** A browser's session, kept in memory. */
export function createMemorySession(initial: Session | null, now: () => Instant): SessionStore {
  let session = initial;
  const readOwnAccount = () => (session && !hasEnded(session, now()) ? session : null);
  return {
    read: () => fullSession(readOwnAccount()),
    readOwnAccount,
    replace(next) {
      session = next;
    },
    async clear() {
      session = null;
    },
    async clearOtherPasswords(publicToken, passwordMark) {
      if (session?.publicToken === publicToken && session.passwordMark !== passwordMark) session = null;
    },
  };
}
