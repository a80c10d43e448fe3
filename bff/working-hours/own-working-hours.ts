import { sessionOf } from '#bff/context';
import type { OperationHandler } from '#bff/run-operation';
import { ownRecord } from '#bff/users/own-user';
import { keptAbsences } from '#bff/working-hours/kept-absences';
import { keptWeek } from '#bff/working-hours/kept-week';
import { romeDate } from '#contracts/kernel/rome-time';
import type { ownWorkingHours } from '#contracts/working-hours/working-hours.api';

/** The therapist's working hours, null while none are given, and the days off from today on. */
export const handleOwnWorkingHours: OperationHandler<typeof ownWorkingHours> = async (context) => {
  const record = await ownRecord(context, sessionOf(context));
  return { week: keptWeek(record), absences: keptAbsences(record, romeDate(context.now())) };
};
