import type { addressesApi } from '#contracts/addresses/addresses.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const addressesExamples = {
  suggestAddresses: { visitor: { text: 'Via Garibaldi' }, patient: { text: 'Corso Italia' } },
  addressDetail: { visitor: { reference: 'luogo-milano-via-garibaldi' } },
} satisfies ExamplesOf<typeof addressesApi>;
