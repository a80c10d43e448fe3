import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { daysBetween, mondayOf, romeDate, romeTime } from '#contracts/kernel/rome-time';
import type { WorkingTimes } from '#contracts/working-hours/working-hours.api';

/** When the day begins while no working hours are given. */
const usualStart = '08:00';

/**
 * The half hour, `HH:00` or `HH:30` on Rome's clock, that a calendar by the hour opens with: the first appointment of
 * the days shown, or the start of their working hours if that comes earlier.
 */
export function openingSlot(
  days: readonly CivilDate[],
  appointments: readonly Pick<Appointment, 'status' | 'startsAt'>[],
  { week }: Pick<WorkingTimes, 'week'>,
): string {
  const starts = appointments
    .filter(({ status }) => status !== 'denied')
    .map(({ startsAt }) => instantFromIso(startsAt))
    .filter((start) => days.includes(romeDate(start)))
    .map(romeTime);
  const hours = days.flatMap((day) => week?.[daysBetween(mondayOf(day), day)]?.map(({ from }) => from) ?? []);
  const begins = earliest(hours) ?? usualStart;
  return halfHourOf(earliest([...starts, begins]) ?? begins);
}

function earliest(times: readonly string[]): string | undefined {
  return [...times].sort()[0];
}

function halfHourOf(time: string): string {
  return `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`;
}
