import type { OpenedAccount } from '#bff/registration/find-opened-account';
import type { Session } from '#bff/session';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** How long a professional who has just registered may add documents; no act of theirs moves the end. */
const onboardingMs = 30 * minuteMs;

/** The session of a professional who has just registered: for their own documents and nothing else. */
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
