import type { Consent } from '#bff/informed-consent/own-consent';
import { isoFromInstant } from '#contracts/kernel/instant';

/** When a consent was given; null when the platform does not know. */
export function consentMoment({ created_at: at }: Consent): string | null {
  return at === undefined ? null : isoFromInstant(at);
}
