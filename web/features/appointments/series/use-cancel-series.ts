import { type Appointment, cancelAppointment } from '#contracts/appointments/appointments.api';
import type { Problem } from '#contracts/kernel/problem';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import type { BookingFailure } from '#web/features/appointments/form/booking-failures';
import { type OneByOne, type Task, useOneByOne } from '#web/features/appointments/series/use-one-by-one';

/** Cancels appointments one after the other. */
export function useCancelSeries(): OneByOne<Task> {
  const { run } = useCommand(cancelAppointment, { writes: appointmentWrites });
  return useOneByOne<Task>({
    run: async ({ id }) => (await run({ appointment: id })) !== undefined,
    failureOf,
    isRefusal: ({ code }) => code in refusals,
  });
}

/** The cancellations of these appointments. */
export function cancellations(appointments: readonly Appointment[]): Task[] {
  return appointments.map((one) => ({ id: one.token, text: dateAndTimes(one) }));
}

const refusals: Readonly<Record<string, BookingFailure>> = {
  already_denied: { title: 'Era già annullato', advice: 'Non resta nulla da fare.' },
  already_over: { title: 'È già finito: non si annulla più', advice: 'Resta nel calendario.' },
  not_found: { title: 'Non è più nel calendario', advice: 'Qualcuno lo ha tolto nel frattempo.' },
};

function failureOf(problem: Problem): BookingFailure {
  return refusals[problem.code] ?? problemText(problem);
}
