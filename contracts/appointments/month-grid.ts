import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { firstOfMonth, monthWeeks, romeDate } from '#contracts/kernel/rome-time';

/** How many appointments a day of the grid shows with their times; the rest appear as a number. */
const shownPerDay = 2;

type OnTheGrid = Pick<Appointment, 'token' | 'status' | 'startsAt' | 'own'>;

export interface GridDay<Row> {
  readonly date: CivilDate;
  /** False for days of the adjacent months, which fill the first and the last week. */
  readonly inMonth: boolean;
  /** All of the day's appointments, in the day's order. */
  readonly appointments: readonly Row[];
  /** The first two of them. */
  readonly shown: readonly Row[];
  /** How many more there are: the N of '+N'. */
  readonly more: number;
}

/** The weeks of the date's month, Monday first, each day with what it shows (CAL-10). */
export function monthGrid<Row extends OnTheGrid>(appointments: readonly Row[], month: CivilDate): GridDay<Row>[][] {
  const byDay = Map.groupBy(appointments, ({ startsAt }) => romeDate(instantFromIso(startsAt)));
  const first = firstOfMonth(month);
  return monthWeeks(month).map((week) =>
    week.map((date) => {
      const ofDay = inDayOrder(byDay.get(date) ?? []);
      return {
        date,
        inMonth: firstOfMonth(date) === first,
        appointments: ofDay,
        shown: ofDay.slice(0, shownPerDay),
        more: Math.max(0, ofDay.length - shownPerDay),
      };
    }),
  );
}

/** All appointments that begin on that day in Rome, in the day's order (CAL-15). */
export function appointmentsOfDay<Row extends OnTheGrid>(appointments: readonly Row[], date: CivilDate): Row[] {
  return inDayOrder(appointments.filter(({ startsAt }) => romeDate(instantFromIso(startsAt)) === date));
}

/** Without denied ones; those the user did not create first, then the user's own, each group by start. */
function inDayOrder<Row extends OnTheGrid>(appointments: readonly Row[]): Row[] {
  return appointments
    .filter(({ status }) => status !== 'denied')
    .sort(
      (one, other) =>
        Number(one.own) - Number(other.own) || instantFromIso(one.startsAt) - instantFromIso(other.startsAt),
    );
}
