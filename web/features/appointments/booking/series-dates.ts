import type { Appointment } from '#contracts/appointments/appointments.api';
import { clashesWith } from '#contracts/appointments/clashes';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { fullDateOf, shortDateAndTimes } from '#contracts/kernel/italian-format';
import type { NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import type { SeriesBooking } from '#web/features/appointments/booking/use-book-series';
import { weeklyDates } from '#web/features/appointments/booking/weekly-dates';
import { startAndEnd } from '#web/features/appointments/entry/appointment-times';
import { fieldProblems } from '#web/features/appointments/form/appointment-problems';
import { typedMoment } from '#web/features/appointments/form/appointment-values';
import { wantedTime } from '#web/features/appointments/form/wanted-time';

/** One appointment of a series before it is created. */
export interface SeriesDate {
  readonly date: CivilDate;
  /** `gio 12 marzo 2026, 18:30-19:30`; without an end where the clock skips the time. */
  readonly text: string;
  /** Whether its day and time can be booked at all. */
  readonly isPossible: boolean;
  /** The reason against it, as far as one is known before saving. */
  readonly objection: string | undefined;
  /** Whether it will be created: by default when there is no objection, otherwise only when ticked by hand. */
  readonly isChosen: boolean;
}

/**
 * The dates of a weekly series at one time of Rome's clock, each with its clash; empty until day and time are typed.
 */
export function seriesDates(
  values: NewAppointmentValues,
  appointments: readonly Appointment[],
  now: Instant,
): SeriesDate[] {
  const { date: first, time } = typedMoment(values);
  if (!first || !time) return [];
  return weeklyDates(first, Number(values.times)).map((date) => {
    const { date: dateProblem, time: timeProblem } = fieldProblems({ ...values, date }, now);
    const impossible = dateProblem ?? timeProblem;
    const wanted = wantedTime({ ...values, date });
    const objection = impossible ?? (wanted && clashText(clashesWith(wanted, appointments)));
    const text = wanted ? shortDateAndTimes(wanted.start, wanted.end) : `${fullDateOf(date)}, ${time}`;
    const isPossible = impossible === undefined;
    const isChosen = isPossible && (values.choices[date] ?? objection === undefined);
    return { date, text, isPossible, objection, isChosen };
  });
}

function clashText([clash]: readonly Appointment[]): string | undefined {
  return clash && `Si sovrappone a ${startAndEnd(clash)} con ${clash.otherSide.name}`;
}

/** The chosen dates as bookings. The week is part of each idempotency key, so that a retry is recognised. */
export function seriesBookings(dates: readonly SeriesDate[], idempotencyKey: string): SeriesBooking[] {
  return dates.flatMap(({ date, text, isChosen }, week) =>
    isChosen ? [{ date, text, idempotencyKey: `${idempotencyKey}-${week}` }] : [],
  );
}
