import { type Appointment, cancelAppointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import type { Problem } from '#contracts/kernel/problem';
import { romeDate } from '#contracts/kernel/rome-time';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import type { BookingFailure } from '#web/features/appointments/form/booking-failures';
import { cancelling } from '#web/features/appointments/series/progress-words';
import type { Task } from '#web/features/appointments/series/task-state';
import { type OneByOne, useOneByOne } from '#web/features/appointments/series/use-one-by-one';

interface Cancellation extends Task {
  /** The same for all that are cancelled together, so that the patient is told once. */
  readonly batch: string;
}

interface CancellingSeries {
  readonly progress: OneByOne<Cancellation>;
  readonly cancel: (appointments: readonly Appointment[]) => void;
}

/** Cancels appointments one after the other, of which the patient is told once. */
export function useCancelSeries(isOpen: boolean, onCancelled: () => void): CancellingSeries {
  const { run } = useCommand(cancelAppointment, { writes: appointmentWrites });
  const progress = useOneByOne<Cancellation>({
    operation: cancelAppointment,
    words: cancelling,
    run: async ({ id, batch }) => (await run({ appointment: id, batch })) !== undefined,
    failureOf,
    isRefusal: ({ code }) => code in refusals,
    isDoneAlready: ({ code }) => code === 'already_denied',
    isOpen,
    onComplete: onCancelled,
  });
  return { progress, cancel: (appointments) => progress.start(cancellations(appointments)) };
}

function cancellations(appointments: readonly Appointment[]): Cancellation[] {
  const batch = newIdempotencyKey();
  return appointments.map((one) => ({
    id: one.token,
    text: dateAndTimes(one),
    date: romeDate(instantFromIso(one.startsAt)),
    batch,
  }));
}

const refusals: Readonly<Record<string, BookingFailure>> = {
  already_over: { title: 'È già finito: non si annulla più', advice: 'Resta nel calendario.' },
  not_found: { title: 'Non è più nel calendario', advice: 'Qualcuno lo ha tolto nel frattempo.' },
};

function failureOf(problem: Problem): BookingFailure {
  return refusals[problem.code] ?? problemText(problem);
}
