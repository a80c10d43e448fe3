import type { MandatoryConsent } from '#contracts/consents/consents.api';

/** The platform's flag for each mandatory consent (GDPR-07). */
export const consentFlags = {
  terms: 'isTerms',
  privacy: 'isPrivacy',
  personalData: 'isPersonalData',
  serviceFee: 'isServiceFee',
} as const satisfies Record<MandatoryConsent, string>;
