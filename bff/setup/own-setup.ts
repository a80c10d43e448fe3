import { sessionOf } from '#bff/context';
import { registeredAt } from '#bff/login/login-mapping';
import type { OperationHandler } from '#bff/run-operation';
import { setupFacts } from '#bff/setup/setup-facts';
import { setupSteps } from '#bff/setup/setup-steps';
import { ownUser } from '#bff/users/own-user';
import { keptWeek } from '#bff/working-hours/kept-week';
import type { ownSetup } from '#contracts/setup/setup.api';
import { ownUserRecord } from '#contracts/users/own-user.legacy';

/** How each step of the professional's setup stands; the platform is asked once for both forms of the user. */
export const handleOwnSetup: OperationHandler<typeof ownSetup> = async (context) => {
  const { privateToken } = sessionOf(context);
  const [user, record] = await Promise.all([
    ownUser(context),
    context.legacy.call(ownUserRecord, { private_token: privateToken }),
  ]);
  const hasWorkingHours = keptWeek(record.user) !== null;
  return { registeredAt: registeredAt(user), steps: setupSteps({ ...setupFacts(user), hasWorkingHours }) };
};
