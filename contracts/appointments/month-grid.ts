import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { firstOfMonth, monthWeeks, romeDate } from '#contracts/kernel/rome-time';

/** How many appointments a day of the grid shows by their times; the others are a number (CAL-10, CAL-11). */
const shownPerDay = 2;

type OnTheGrid = Pick<Appointment, 'token' | 'status' | 'startsAt' | 'own'>;

export interface GridDay<Row> {
  readonly date: CivilDate;
  /** False for the days of the months beside, which fill the first and the last week. */
  readonly inMonth: boolean;
  /** All of the day, in the day's order. */
  readonly appointments: readonly Row[];
  /** The first two of them. */
  readonly shown: readonly Row[];
  /** How many more there are, the N of '+N'. */
  readonly more: number;
}

/** The weeks of the month the date lies in, Monday first, each day with what it shows. */
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

/** The appointments that begin on the day in Rome, in the day's order; all of them, however many (C-19). */
export function appointmentsOfDay<Row extends OnTheGrid>(appointments: readonly Row[], date: CivilDate): Row[] {
  return inDayOrder(appointments.filter(({ startsAt }) => romeDate(instantFromIso(startsAt)) === date));
}

/** Denied ones hidden; others' first, then one's own, each by start (CAL-15, CAL-16, C-20). */
function inDayOrder<Row extends OnTheGrid>(appointments: readonly Row[]): Row[] {
  return appointments
    .filter(({ status }) => status !== 'denied')
    .sort(
      (one, other) =>
        Number(one.own) - Number(other.own) || instantFromIso(one.startsAt) - instantFromIso(other.startsAt),
    );
}
