import type { billingApi } from '#contracts/billing/billing.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

const billingData = {
  firstName: 'Andrea',
  lastName: 'Rinaldi',
  phone: '+39 399 873 6119',
  companyName: 'Studio di psicologia Andrea Rinaldi',
  taxCode: 'RNLNDR78E22F205W',
  vatNumber: '01234567897',
  billingAddress: 'Via Cesare Correnti 14, 20123 Milano MI',
  iban: 'IT60X0542811101000000123456',
  accountHolder: 'Andrea Rinaldi',
};

const fieldsToSave = {
  changes: billingData,
  // The revision of a field that is not changed: what stands there does not matter.
  revisions: [{ field: 'bankName' as const, revision: '1a2b3c4d-5e6f7a8b' }],
};

export const billingExamples = {
  ownBillingData: { professional: {} },
  completeBillingData: { professional: fieldsToSave },
  saveBillingData: { professional: fieldsToSave },
  listSignedDocuments: { professional: {} },
  listFeeReceipts: { professional: {} },
  postponeBillingData: { professional: {} },
} satisfies ExamplesOf<typeof billingApi>;
