import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { termsApi } from '#contracts/terms/terms.api';

export const termsExamples = {
  readTerms: { visitor: { audience: 'patient', document: 'terms' } },
} satisfies ExamplesOf<typeof termsApi>;
