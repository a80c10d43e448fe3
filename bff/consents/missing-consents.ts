import { consentFlags } from '#bff/consents/consent-flags';
import { type MandatoryConsent, mandatoryConsents } from '#contracts/consents/consents.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** The mandatory consents the user has not given, in the order they are asked for (GDPR-01). */
export function missingConsents({ public_configuration }: LegacyUser): MandatoryConsent[] {
  return mandatoryConsents.filter((consent) => public_configuration[consentFlags[consent]] !== true);
}
