import type { addressesApi } from '#contracts/addresses/addresses.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const addressesExamples = {
  suggestAddresses: { visitor: { text: 'Via Garibaldi' }, patient: { text: 'Corso Italia' } },
  addressDetail: { visitor: { reference: 'luogo-milano-via-garibaldi' } },
} satisfies ExamplesOf<typeof addressesApi>;
