import type { informedConsentApi } from '#contracts/informed-consent/informed-consent.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

const details = {
  birthPlace: {
    id: 'luogo-milano',
    formattedAddress: 'Milano MI, Italia',
    coordinates: { latitude: 45.4642, longitude: 9.19 },
  },
  residence: {
    id: 'casa-pt-giulia',
    formattedAddress: 'Via Carlo Farini 41, 20159 Milano MI, Italia',
    coordinates: { latitude: 45.4912, longitude: 9.1837 },
  },
  postalCode: '20159',
};

export const informedConsentExamples = {
  ownInformedConsent: { patient: { therapist: 'pt-rinaldi' } },
  listInformedConsents: { patient: {} },
  previewInformedConsent: { patient: { therapist: 'pt-serafini', ...details } },
  giveInformedConsent: { patient: { therapist: 'pt-serafini', ...details, accepted: true } },
  signedInformedConsent: { patient: { therapist: 'pt-rinaldi' } },
} satisfies ExamplesOf<typeof informedConsentApi>;
