import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { postponeBillingData } from '#contracts/billing/billing.api';
import { secondsFromInstant } from '#contracts/kernel/instant';

/** Remembers when the billing data were postponed. Fails with `changed_elsewhere`, as `updateOwnUser` does. */
export const handlePostponeBillingData: OperationHandler<typeof postponeBillingData> = async (context) => {
  const billing_postponed_at = secondsFromInstant(context.now());
  await updateOwnUser(context, (user) => ({ configuration: withAscolto(user, { billing_postponed_at }) }));
  return {};
};
