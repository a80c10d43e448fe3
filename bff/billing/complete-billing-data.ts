import { alertTitles } from '#bff/alerts/alert-titles';
import { notifyOnce } from '#bff/alerts/notify-once';
import { billingChange } from '#bff/billing/billing-change';
import type { BillingValues } from '#bff/billing/billing-data-of';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import { type BillingField, billingFieldNames, completeBillingData } from '#contracts/billing/billing.api';
import { isShortTaxCode } from '#contracts/billing/short-tax-code';
import { visibleText } from '#contracts/kernel/visible-text';

const profileToComplete = {
  title: alertTitles.profile_to_complete,
  message: 'Il tuo profilo non è ancora completo: completalo per iniziare a lavorare.',
};

/**
 * Saves the fields that were changed. Whether or not that succeeds, the user is then notified once that the profile
 * still has to be completed. Refuses with `fields_changed` when one of them was changed elsewhere to something else,
 * and with `required_missing` what would lack a field; fails with `changed_elsewhere` when the user was changed at the
 * same moment (COMPL-17).
 */
export const handleCompleteBillingData: OperationHandler<typeof completeBillingData> = async (context, input) => {
  try {
    await updateOwnUser(context, (user) => {
      const { change, stands, overtaken } = billingChange(user, input);
      if (overtaken.length > 0) throw refusal(completeBillingData, 'fields_changed', { fields: [...overtaken] });
      const fields = missingFields(stands);
      if (fields.length > 0) throw refusal(completeBillingData, 'required_missing', { fields });
      return change;
    });
  } finally {
    await notifyOnce(context, profileToComplete);
  }
  return {};
};

/** The fields of the two steps that the data would lack. */
function missingFields(stands: BillingValues): BillingField[] {
  return billingFieldNames.filter((field) =>
    field === 'taxCode' ? isShortTaxCode(stands.taxCode) : !visibleText.test(stands[field]),
  );
}
