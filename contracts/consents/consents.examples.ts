import type { consentsApi } from '#contracts/consents/consents.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

const all = { terms: true, privacy: true, personalData: true, serviceFee: true } as const;

export const consentsExamples = {
  giveConsents: { patient: all, professional: all },
} satisfies ExamplesOf<typeof consentsApi>;
