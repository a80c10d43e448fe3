import type { Appointment } from '#contracts/appointments/appointments.api';
import { clashesWith } from '#contracts/appointments/clashes';
import { holidayOn } from '#contracts/appointments/italian-holidays';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { fullDateOf, shortDateAndTimes } from '#contracts/kernel/italian-format';
import { touchesDayOff } from '#contracts/working-hours/touches-day-off';
import type { Absence } from '#contracts/working-hours/working-hours.api';
import { bookingInput, type NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import type { SeriesBooking } from '#web/features/appointments/booking/use-book-series';
import { weeklyDates } from '#web/features/appointments/booking/weekly-dates';
import { startAndEnd } from '#web/features/appointments/entry/appointment-times';
import { fieldProblems } from '#web/features/appointments/form/appointment-problems';
import { type AppointmentValues, typedMoment } from '#web/features/appointments/form/appointment-values';
import { explained } from '#web/features/appointments/form/booking-failures';
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

interface SeriesGrounds {
  readonly appointments: readonly Appointment[];
  /** The therapist's days off. */
  readonly absences: readonly Absence[];
  readonly now: Instant;
}

/**
 * The dates of a weekly series at one time of Rome's clock, each with what speaks against it: a clash, a holiday
 * or a day off. Empty until day and time are typed.
 */
export function seriesDates(
  values: NewAppointmentValues,
  { appointments, absences, now }: SeriesGrounds,
): SeriesDate[] {
  const { date: first, time } = typedMoment(values);
  if (!first || !time) return [];
  return weeklyDates(first, Number(values.times)).map((date) => {
    const { date: dateProblem, time: timeProblem } = fieldProblems({ ...values, date }, now);
    const problem = dateProblem ?? timeProblem;
    const impossible = problem && explained(problem);
    const wanted = wantedTime({ ...values, date });
    const clash = wanted && clashText(clashesWith(wanted, appointments));
    const isOff = wanted && touchesDayOff(absences, wanted.start, wanted.end);
    const objection = impossible ?? clash ?? holidayText(date) ?? (isOff ? 'Sei in ferie' : undefined);
    const text = wanted ? shortDateAndTimes(wanted.start, wanted.end) : `${fullDateOf(date)}, ${time}`;
    const isPossible = impossible === undefined;
    const isChosen = isPossible && (values.choices[date] ?? objection === undefined);
    return { date, text, isPossible, objection, isChosen };
  });
}

function holidayText(date: CivilDate): string | undefined {
  const holiday = holidayOn(date);
  return holiday && `È festa: ${holiday}`;
}

function clashText([clash]: readonly Appointment[]): string | undefined {
  return clash && `Si sovrappone a ${startAndEnd(clash)} con ${clash.otherSide.name}`;
}

/**
 * The chosen dates as bookings of the values. The week is part of each idempotency key, so that a retry is recognised;
 * a single one that is left is no series.
 */
export function seriesBookings(
  values: AppointmentValues,
  dates: readonly SeriesDate[],
  idempotencyKey: string,
): SeriesBooking[] {
  const series = dates.filter(({ isChosen }) => isChosen).length > 1 ? { series: idempotencyKey } : {};
  return dates.flatMap(({ date, text, isChosen }, week) => {
    const key = `${idempotencyKey}-${week}`;
    return isChosen
      ? [{ id: key, date, text, input: { ...bookingInput(values), date, ...series, idempotencyKey: key } }]
      : [];
  });
}
