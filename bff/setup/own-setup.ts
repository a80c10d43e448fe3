import { sessionOf } from '#bff/context';
import { registeredAt } from '#bff/login/login-mapping';
import { openPurchaseOf } from '#bff/plans/open-purchase';
import type { OperationHandler } from '#bff/run-operation';
import { setupFacts } from '#bff/setup/setup-facts';
import { setupSteps } from '#bff/setup/setup-steps';
import { ownRecord, ownUser } from '#bff/users/own-user';
import { keptWeek } from '#bff/working-hours/kept-week';
import { instantFromIso } from '#contracts/kernel/instant';
import type { ownSetup } from '#contracts/setup/setup.api';

/** How each step of the professional's setup stands; the platform is asked once for both forms of the user. */
export const handleOwnSetup: OperationHandler<typeof ownSetup> = async (context) => {
  const [user, record] = await Promise.all([ownUser(context), ownRecord(context, sessionOf(context))]);
  const hasWorkingHours = keptWeek(record) !== null;
  const facts = setupFacts(user);
  // A first plan whose payment page is open is chosen, though the platform knows of none until it is paid.
  const awaited = facts.plan === 'none' ? openPurchaseOf(user, undefined, context.now()) : null;
  const plan = awaited ? ({ plan: 'chosen', planAt: instantFromIso(awaited.askedAt) } as const) : {};
  return { registeredAt: registeredAt(user), steps: setupSteps({ ...facts, ...plan, hasWorkingHours }) };
};
