import { notifyOnce } from '#bff/alerts/notify-once';
import { withBillingData } from '#bff/billing/with-billing-data';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { completeBillingData } from '#contracts/billing/billing.api';

/** The title says the opposite of the text; both are the platform's own wording. */
const profileToComplete = {
  title: 'Profilo Completo',
  message: 'Il tuo profilo non è ancora completo: completalo per iniziare a lavorare.',
};

/**
 * Saves the professional's billing data. Whether or not that succeeds, the user is then notified once that the profile
 * still has to be completed. Fails with `changed_elsewhere` when the user was changed at the same moment (COMPL-17).
 */
export const handleCompleteBillingData: OperationHandler<typeof completeBillingData> = async (context, input) => {
  try {
    await updateOwnUser(context, (user) => withBillingData(user, input));
  } finally {
    await notifyOnce(context, profileToComplete);
  }
  return {};
};
