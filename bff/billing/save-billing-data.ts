import { billingChange } from '#bff/billing/billing-change';
import { billingDataOf } from '#bff/billing/billing-data-of';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import { saveBillingData } from '#contracts/billing/billing.api';
import { isShortTaxCode } from '#contracts/billing/short-tax-code';
import { legacyUser } from '#contracts/users/users.legacy';

/**
 * Saves the fields that were changed and answers the data as they are saved. Refuses with `fields_changed` when one of
 * them was changed elsewhere to something else, and with `tax_code_missing` what would be left without one (BILL-16,
 * BILL-19, PLAN-11).
 */
export const handleSaveBillingData: OperationHandler<typeof saveBillingData> = async (context, input) => {
  const saved = await updateOwnUser(context, (user) => {
    const { change, stands, overtaken } = billingChange(user, input);
    if (overtaken.length > 0) throw refusal(saveBillingData, 'fields_changed', { fields: [...overtaken] });
    if (isShortTaxCode(stands.taxCode)) throw refusal(saveBillingData, 'tax_code_missing');
    return change;
  });
  return billingDataOf(legacyUser.parse(saved));
};
