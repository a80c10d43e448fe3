import { bookAppointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { OperationInput } from '#contracts/kernel/operation';
import { useCommand } from '#web/api/use-command';
import { bookingWrites } from '#web/features/appointments/entry/appointment-cache';
import { bookingFailure, isBookingRefusal } from '#web/features/appointments/form/booking-failures';
import { type OneByOne, type Task, useOneByOne } from '#web/features/appointments/series/use-one-by-one';

/** One appointment of a series that is being created. */
export interface SeriesBooking extends Task {
  readonly date: CivilDate;
  readonly input: OperationInput<typeof bookAppointment>;
}

/** Creates ordinary appointments one after the other, which name their series. */
export function useBookSeries(): OneByOne<SeriesBooking> {
  const { run } = useCommand(bookAppointment, { writes: bookingWrites });
  return useOneByOne<SeriesBooking>({
    run: async ({ input }) => (await run(input)) !== undefined,
    failureOf: bookingFailure,
    isRefusal: isBookingRefusal,
  });
}
