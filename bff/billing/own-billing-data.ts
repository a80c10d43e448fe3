import { billingDataOf } from '#bff/billing/billing-data-of';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { ownBillingData } from '#contracts/billing/billing.api';

/** The professional's billing data, empty where nothing is saved; names and phone are the profile's. */
export const handleOwnBillingData: OperationHandler<typeof ownBillingData> = async (context) =>
  billingDataOf(await ownUser(context));
