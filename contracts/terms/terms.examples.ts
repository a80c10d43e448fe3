import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { termsApi } from '#contracts/terms/terms.api';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const termsExamples = {
  readTerms: { visitor: { audience: 'patient', document: 'terms' } },
} satisfies ExamplesOf<typeof termsApi>;
