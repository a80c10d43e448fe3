import type { OperationExamples } from '#contracts/kernel/operation-examples';
import { ownPaymentData, ownWallet, requestPayment, saveTaxCode } from '#contracts/payments/payments.api';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const paymentsExamples = {
  [ownPaymentData.name]: { patient: {} },
  [saveTaxCode.name]: { patient: { taxCode: 'MRTGLI93C54F205D' } },
  [requestPayment.name]: { patient: { appointment: 'event-giulia-unpaid', method: 'paypal' } },
  [ownWallet.name]: { patient: {} },
} satisfies OperationExamples;
