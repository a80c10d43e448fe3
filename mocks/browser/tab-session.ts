import * as z from 'zod';
import { hasEnded } from '#bff/login/session-lifetime';
import { fullSession, type Session, type SessionStore } from '#bff/session';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';

const instant = z.number().transform(instantFromMs);
const keptSession: z.ZodType<Session> = z.object({
  sid: z.string(),
  privateToken: z.string(),
  passwordMark: z.string().optional(),
  publicToken: z.string(),
  userType: z.enum(['patient', 'professional']),
  scope: z.enum(['full', 'onboarding']),
  remembered: z.boolean(),
  issuedAt: instant,
  endsAt: instant,
  idleEndsAt: instant,
});

/** The session of one tab, so that two users can be signed in side by side. */
export function createTabSession(key: string, storage: Storage, now: () => Instant): SessionStore {
  const readOwnAccount = () => {
    const kept = keptSession.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
    return kept.success && !hasEnded(kept.data, now()) ? kept.data : null;
  };
  return {
    read: () => fullSession(readOwnAccount()),
    readOwnAccount,
    replace(session) {
      storage.setItem(key, JSON.stringify(session));
    },
    async clear() {
      storage.removeItem(key);
    },
    async clearOtherPasswords(publicToken, passwordMark) {
      const kept = readOwnAccount();
      if (kept?.publicToken === publicToken && kept.passwordMark !== passwordMark) storage.removeItem(key);
    },
  };
}
