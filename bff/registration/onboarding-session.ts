import type { OpenedAccount } from '#bff/registration/find-opened-account';
import type { Session } from '#bff/session';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** How long a newly registered professional may add documents; activity does not extend it. */
const onboardingMs = 30 * minuteMs;

/** The session of a newly registered professional, valid only for adding their own documents. */
export function onboardingSession({ privateToken, publicToken }: OpenedAccount, now: Instant): Session {
  const endsAt = shiftInstant(now, onboardingMs);
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
