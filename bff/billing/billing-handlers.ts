import { handleCompleteBillingData } from '#bff/billing/complete-billing-data';
import { handleOwnBillingData } from '#bff/billing/own-billing-data';
import { handlePostponeBillingData } from '#bff/billing/postpone-billing-data';
import { handleSaveBillingData } from '#bff/billing/save-billing-data';
import type { HandlersOf } from '#bff/run-operation';
import type { billingApi } from '#contracts/billing/billing.api';

export const billingHandlers: HandlersOf<typeof billingApi> = {
  ownBillingData: handleOwnBillingData,
  completeBillingData: handleCompleteBillingData,
  saveBillingData: handleSaveBillingData,
  postponeBillingData: handlePostponeBillingData,
};
