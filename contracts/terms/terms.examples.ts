import type { OperationExamples } from '#contracts/kernel/operation-examples';
import { readTerms } from '#contracts/terms/terms.api';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const termsExamples = {
  [readTerms.name]: { visitor: { audience: 'patient', document: 'terms' } },
} satisfies OperationExamples;
