import type { Appointment, moveAppointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { fullDateOf, shortDateAndTimes } from '#contracts/kernel/italian-format';
import type { OperationInput } from '#contracts/kernel/operation';
import { daysBetween, romeDate, shiftDays } from '#contracts/kernel/rome-time';
import { type AppointmentValues, timingInput, typedMoment } from '#web/features/appointments/form/appointment-values';
import { wantedTime } from '#web/features/appointments/form/wanted-time';
import { changesTo } from '#web/features/appointments/moving/move-values';
import type { Task } from '#web/features/appointments/series/task-state';

/** The move of one appointment of a series. */
export interface SeriesMove extends Task {
  readonly input: OperationInput<typeof moveAppointment>;
}

/**
 * The moves of an appointment and those that follow it: each by as many days as the first, to the same time of Rome's
 * clock and the same length; a title only where a new one was written. A shift of a week or more begins with the last
 * one, so that none meets the next. Throws for values with a problem that makes them unreadable.
 */
export function seriesMoves(
  first: Appointment,
  following: readonly Appointment[],
  values: AppointmentValues,
  idempotencyKey: string,
): SeriesMove[] {
  const { date, time } = typedMoment(values);
  if (!date || !time) throw new Error('Only values without problems can be asked for.');
  const days = daysBetween(romeDate(instantFromIso(first.startsAt)), date);
  const { isTitleNew } = changesTo(first, values);
  const moves = following.map((one, index) => {
    const to = shiftDays(romeDate(instantFromIso(one.startsAt)), days);
    const wanted = wantedTime({ ...values, date: to });
    return {
      id: one.token,
      date: to,
      text: wanted ? shortDateAndTimes(wanted.start, wanted.end) : `${fullDateOf(to)}, ${time}`,
      input: {
        ...timingInput({ ...values, date: to, title: isTitleNew ? values.title : one.title }),
        appointment: one.token,
        startsAt: one.startsAt,
        batch: idempotencyKey,
        idempotencyKey: `${idempotencyKey}-${index}`,
      },
    };
  });
  return days >= daysOfAWeek ? moves.toReversed() : moves;
}

const daysOfAWeek = 7;
