import { sessionOf } from '#bff/context';
import type { OperationHandler } from '#bff/run-operation';
import { keptAbsences } from '#bff/working-hours/kept-absences';
import { keptWeek } from '#bff/working-hours/kept-week';
import { romeDate } from '#contracts/kernel/rome-time';
import { ownUserRecord } from '#contracts/users/own-user.legacy';
import type { ownWorkingHours } from '#contracts/working-hours/working-hours.api';

/** The therapist's working hours, null while none are given, and the days off from today on. */
export const handleOwnWorkingHours: OperationHandler<typeof ownWorkingHours> = async (context) => {
  const { privateToken } = sessionOf(context);
  const { user } = await context.legacy.call(ownUserRecord, { private_token: privateToken });
  return { week: keptWeek(user), absences: keptAbsences(user, romeDate(context.now())) };
};
