import { addressDetail, suggestAddresses } from '#contracts/addresses/addresses.api';
import type { OperationExamples } from '#contracts/kernel/operation-examples';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const addressesExamples = {
  [suggestAddresses.name]: { visitor: { text: 'Via Garibaldi' }, patient: { text: 'Corso Italia' } },
  [addressDetail.name]: { visitor: { reference: 'luogo-milano-via-garibaldi' } },
} satisfies OperationExamples;
