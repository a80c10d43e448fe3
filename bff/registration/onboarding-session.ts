import type { OpenedAccount } from '#bff/registration/find-opened-account';
import type { Session } from '#bff/session';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** How long from its opening documents may be added to an account without signing in; activity does not extend it. */
const onboardingMs = 30 * minuteMs;

/**
 * Until when documents may be added to an account without signing in. A registration that is sent again does not begin
 * the time anew, and after a refusal of the administration there is none.
 */
export function documentsEnd({ openedAt, isRefused = false }: OpenedAccount, now: Instant): Instant {
  if (isRefused) return now;
  // A platform whose clock is ahead opens no longer time.
  const isPast = openedAt !== undefined && openedAt < now;
  return shiftInstant(isPast ? openedAt : now, onboardingMs);
}

/** The session of a newly registered professional, valid only for adding their own documents until that end. */
export function onboardingSession(account: OpenedAccount, now: Instant): Session {
  const { privateToken, publicToken } = account;
  const endsAt = documentsEnd(account, now);
  return {
    sid: crypto.randomUUID(),
    privateToken,
    publicToken,
    userType: 'professional',
    scope: 'onboarding',
    remembered: false,
    issuedAt: now,
    endsAt,
    idleEndsAt: endsAt,
  };
}
