import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';

type OnTheAgenda = Pick<Appointment, 'status' | 'startsAt'>;

export interface AgendaDay<Row> {
  readonly date: CivilDate;
  readonly appointments: readonly Row[];
}

/** The days that have appointments, each with its appointments by start; denied ones are left out. */
export function agendaDays<Row extends OnTheAgenda>(appointments: readonly Row[]): AgendaDay<Row>[] {
  const shown = appointments
    .filter(({ status }) => status !== 'denied')
    .sort((one, other) => instantFromIso(one.startsAt) - instantFromIso(other.startsAt));
  const byDay = Map.groupBy(shown, ({ startsAt }) => romeDate(instantFromIso(startsAt)));
  return [...byDay].map(([date, ofDay]) => ({ date, appointments: ofDay }));
}
