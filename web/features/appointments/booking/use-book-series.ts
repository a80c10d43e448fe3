import { bookAppointment } from '#contracts/appointments/appointments.api';
import type { OperationInput } from '#contracts/kernel/operation';
import { useCommand } from '#web/api/use-command';
import { bookingWrites } from '#web/features/appointments/entry/appointment-cache';
import { bookingFailure, isBookingRefusal } from '#web/features/appointments/form/booking-failures';
import { creating } from '#web/features/appointments/series/progress-words';
import type { Task } from '#web/features/appointments/series/task-state';
import { type OneByOne, useOneByOne } from '#web/features/appointments/series/use-one-by-one';

/** One appointment of a series that is being created. */
export interface SeriesBooking extends Task {
  readonly input: OperationInput<typeof bookAppointment>;
}

interface Ending {
  /** Called when something was created, whether the form is still open or not. */
  readonly onDone: () => void;
  /** Called when all are created and the form is still open. */
  readonly onComplete: () => void;
}

/** Creates ordinary appointments one after the other, which name their series; the patient is told of them once. */
export function useBookSeries(ending: Ending): OneByOne<SeriesBooking> {
  const { run } = useCommand(bookAppointment, { writes: bookingWrites });
  return useOneByOne<SeriesBooking>({
    operation: bookAppointment,
    words: creating,
    run: async ({ input }) => (await run(input)) !== undefined,
    failureOf: bookingFailure,
    isRefusal: isBookingRefusal,
    ...ending,
  });
}
