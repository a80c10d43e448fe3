import { notifyOnce } from '#bff/alerts/notify-once';
import { withBillingData } from '#bff/billing/with-billing-data';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { completeBillingData } from '#contracts/billing/billing.api';

/** The title says the opposite of the text: both are the platform's own (COMPL-18, COMPL-19, AMB-26). */
const profileToComplete = {
  title: 'Profilo Completo',
  message: 'Il tuo profilo non è ancora completo: completalo per iniziare a lavorare.',
};

/**
 * Keeps one's own billing data (COMPL-17). Whether or not that succeeds, the user is then told once that the profile is
 * still to be completed. Refuses with `changed_elsewhere` when the user was changed at the same moment.
 */
export const handleCompleteBillingData: OperationHandler<typeof completeBillingData> = async (context, input) => {
  try {
    await updateOwnUser(context, (user) => withBillingData(user, input));
  } finally {
    await notifyOnce(context, profileToComplete);
  }
  return {};
};
