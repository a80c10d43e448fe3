import { chosenPlanOf } from '#bff/plans/chosen-plan';
import { openPurchaseOf, purchaseGivenUp } from '#bff/plans/open-purchase';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import { updateLockedUser } from '#bff/users/update-own-user';
import { withUsersLocked } from '#bff/users/with-users-locked';
import type { giveUpPurchase } from '#contracts/plans/plans.api';
import { updateUser } from '#contracts/users/own-user.legacy';

/** Gives up the awaited purchase, if it still is the one of that key; it takes its turn among the user's purchases. */
export const handleGiveUpPurchase: OperationHandler<typeof giveUpPurchase> = (context, { key }) =>
  withUsersLocked(context, { call: updateUser }, async () => {
    const user = await ownUser(context);
    const now = context.now();
    const isAwaited = openPurchaseOf(user, chosenPlanOf(user), now)?.key === key;
    if (isAwaited) await updateLockedUser(context, (record) => purchaseGivenUp(record, now));
    return {};
  });
