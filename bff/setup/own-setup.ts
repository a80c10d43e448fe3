import { sessionOf } from '#bff/context';
import { registeredAt } from '#bff/login/login-mapping';
import { chosenPlanOf } from '#bff/plans/chosen-plan';
import { openPurchaseOf } from '#bff/plans/open-purchase';
import type { OperationHandler } from '#bff/run-operation';
import { type SetupFacts, setupFacts } from '#bff/setup/setup-facts';
import { setupSteps } from '#bff/setup/setup-steps';
import { ownUser } from '#bff/users/own-user';
import { keptWeek } from '#bff/working-hours/kept-week';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { ownSetup } from '#contracts/setup/setup.api';
import { ownUserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** How each step of the professional's setup stands; the platform is asked once for both forms of the user. */
export const handleOwnSetup: OperationHandler<typeof ownSetup> = async (context) => {
  const { privateToken } = sessionOf(context);
  const [user, record] = await Promise.all([
    ownUser(context),
    context.legacy.call(ownUserRecord, { private_token: privateToken }),
  ]);
  const hasWorkingHours = keptWeek(record.user) !== null;
  const facts = { ...setupFacts(user), ...awaitedPlan(user, context.now()), hasWorkingHours };
  return { registeredAt: registeredAt(user), steps: setupSteps(facts) };
};

/** A first plan whose payment page is open is chosen, though the platform knows of none until it is paid. */
function awaitedPlan(user: LegacyUser, now: Instant): Partial<Pick<SetupFacts, 'plan' | 'planAt'>> {
  const own = chosenPlanOf(user);
  const awaited = openPurchaseOf(user, own, now);
  return awaited && !own ? { plan: 'chosen', planAt: instantFromIso(awaited.askedAt) } : {};
}
