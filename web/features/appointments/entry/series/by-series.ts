import type { Appointment } from '#contracts/appointments/appointments.api';

type OfSeries = Pick<Appointment, 'token' | 'series' | 'otherSide'>;

/** One appointment, or those of one weekly series with one person, in the order they were given. */
export type SeriesGroup<Row> = readonly [first: Row, ...others: Row[]];

/** The appointments with those of each series together, where its first one stands. */
export function bySeries<Row extends OfSeries>(appointments: readonly Row[]): SeriesGroup<Row>[] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const one of appointments) {
    const name = one.series === null ? one.token : `${one.series} ${one.otherSide.token}`;
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...groups.values()];
}

/** Those that belong to the series of this appointment, itself included. */
export function sameSeries<Row extends OfSeries>(appointment: Row, appointments: readonly Row[]): readonly Row[] {
  return bySeries(appointments).find((group) => group.some(({ token }) => token === appointment.token)) ?? [];
}
