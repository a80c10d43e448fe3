import { giveConsents } from '#contracts/consents/consents.api';
import type { OperationExamples } from '#contracts/kernel/operation-examples';

const all = { terms: true, privacy: true, personalData: true, serviceFee: true };

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const consentsExamples = {
  [giveConsents.name]: { patient: all, professional: all },
} satisfies OperationExamples;
