import { useRef, useState } from 'react';
import { type Appointment, bookAppointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { bookingInput } from '#web/features/appointments/booking/new-appointment-values';
import { bookingWrites } from '#web/features/appointments/entry/appointment-cache';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import {
  type BookingFailure,
  bookingFailure,
  isBookingRefusal,
} from '#web/features/appointments/form/booking-failures';

/** One appointment of a series that is being created. */
export interface SeriesBooking {
  readonly date: CivilDate;
  /** Its own act: asked for again it makes no second one. */
  readonly idempotencyKey: string;
  readonly text: string;
  readonly made?: Appointment;
  readonly failure?: BookingFailure;
}

export interface SeriesState {
  /** The appointments of the series, once saving it has begun. */
  readonly bookings: readonly SeriesBooking[];
  readonly isRunning: boolean;
  /** Creates those not created yet, one by one; resolves with how all of them stand, or at once with nothing while it is at it. */
  readonly book: (
    values: AppointmentValues,
    bookings: readonly SeriesBooking[],
  ) => Promise<readonly SeriesBooking[] | undefined>;
}

/**
 * Creates ordinary appointments one after the other. A refused one does not keep the others from being created;
 * after any other failure the rest is left for another try.
 */
export function useBookSeries(): SeriesState {
  const [bookings, setBookings] = useState<readonly SeriesBooking[]>([]);
  const [isRunning, setRunning] = useState(false);
  const underWay = useRef(false);
  const { run } = useCommand(bookAppointment, { writes: bookingWrites });

  const book: SeriesState['book'] = async (values, wanted) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    let all = wanted.map(({ failure: _, ...booking }) => booking as SeriesBooking);
    const settle = (settled: SeriesBooking) => {
      all = all.map((one) => (one.date === settled.date ? settled : one));
      setBookings(all);
    };
    setRunning(true);
    setBookings(all);
    for (const booking of all.filter(({ made }) => !made)) {
      try {
        const answer = await run({
          ...bookingInput(values),
          date: booking.date,
          idempotencyKey: booking.idempotencyKey,
        });
        if (answer) settle({ ...booking, made: answer.appointment });
      } catch (failure) {
        const problem = problemOf(failure);
        settle({ ...booking, failure: bookingFailure(problem) });
        if (!isBookingRefusal(problem)) break;
      }
    }
    underWay.current = false;
    setRunning(false);
    return all;
  };
  return { bookings, isRunning, book };
}
