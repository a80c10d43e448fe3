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
  /** Names this appointment alone, so that a retry does not create a second one. */
  readonly idempotencyKey: string;
  readonly text: string;
  readonly made?: Appointment;
  readonly failure?: BookingFailure;
}

export interface SeriesState {
  /** The appointments of the series; empty until saving starts. */
  readonly bookings: readonly SeriesBooking[];
  readonly isRunning: boolean;
  /**
   * Creates what is not created yet, one by one, and resolves with the outcome of all; with undefined at once while it
   * is already running.
   */
  readonly book: (
    values: AppointmentValues,
    bookings: readonly SeriesBooking[],
  ) => Promise<readonly SeriesBooking[] | undefined>;
}

/**
 * Creates ordinary appointments one after the other. A refused one does not stop the others; after any other failure
 * the rest waits for a retry.
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
