import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { paymentsApi } from '#contracts/payments/payments.api';

export const paymentsExamples = {
  ownPaymentData: { patient: {} },
  saveTaxCode: { patient: { taxCode: 'MRTGLI93C54F205D' } },
  requestPayment: { patient: { appointment: 'event-giulia-unpaid', method: 'paypal' } },
  ownWallet: { patient: {} },
} satisfies ExamplesOf<typeof paymentsApi>;
