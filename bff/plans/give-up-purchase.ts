import { chosenPlanOf } from '#bff/plans/chosen-plan';
import { openPurchaseOf, purchaseGivenUp } from '#bff/plans/open-purchase';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { giveUpPurchase } from '#contracts/plans/plans.api';
import { legacyUser } from '#contracts/users/users.legacy';

/** Gives up the awaited purchase, if it still is the one of that key; it takes its turn among the user's purchases. */
export const handleGiveUpPurchase: OperationHandler<typeof giveUpPurchase> = async (context, { key }) => {
  const now = context.now();
  await updateOwnUser(context, (record) => {
    const user = legacyUser.parse(record);
    const isAwaited = openPurchaseOf(user, chosenPlanOf(user), now)?.key === key;
    return isAwaited ? purchaseGivenUp(record, now) : {};
  });
  return {};
};
