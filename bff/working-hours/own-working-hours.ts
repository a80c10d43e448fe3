import { sessionOf } from '#bff/context';
import type { OperationHandler } from '#bff/run-operation';
import { keptWeek } from '#bff/working-hours/kept-week';
import { ownUserRecord } from '#contracts/users/own-user.legacy';
import type { ownWorkingHours } from '#contracts/working-hours/working-hours.api';

/** One's own working hours; null while none are given. */
export const handleOwnWorkingHours: OperationHandler<typeof ownWorkingHours> = async (context) => {
  const { privateToken } = sessionOf(context);
  const { user } = await context.legacy.call(ownUserRecord, { private_token: privateToken });
  return { week: keptWeek(user) };
};
