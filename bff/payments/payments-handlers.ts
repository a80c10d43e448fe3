import { handleOwnPaymentData } from '#bff/payments/own-payment-data';
import { handleOwnWallet } from '#bff/payments/own-wallet';
import { handleRequestPayment } from '#bff/payments/request-payment';
import { handleSaveTaxCode } from '#bff/payments/save-tax-code';
import type { HandlersOf } from '#bff/run-operation';
import type { paymentsApi } from '#contracts/payments/payments.api';

export const paymentsHandlers: HandlersOf<typeof paymentsApi> = {
  ownPaymentData: handleOwnPaymentData,
  saveTaxCode: handleSaveTaxCode,
  requestPayment: handleRequestPayment,
  ownWallet: handleOwnWallet,
};
