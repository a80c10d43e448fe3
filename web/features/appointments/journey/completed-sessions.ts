import type { Appointment } from '#contracts/appointments/appointments.api';
import { joinState } from '#contracts/appointments/join-state';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { firstOfMonth, mondayOf, romeDate } from '#contracts/kernel/rome-time';

export interface CompletedSessions {
  readonly total: number;
  readonly thisMonth: number;
  readonly thisWeek: number;
}

/**
 * The number of sessions held: accepted and past their end. Each counts for the day it began on in Rome; the month is a
 * calendar month, the week runs from Monday to Sunday.
 */
export function completedSessions(
  appointments: readonly Pick<Appointment, 'status' | 'startsAt' | 'endsAt'>[],
  now: Instant,
): CompletedSessions {
  const days = appointments
    .filter((appointment) => joinState(appointment, now) === 'complete')
    .map(({ startsAt }) => romeDate(instantFromIso(startsAt)));
  const today = romeDate(now);
  return {
    total: days.length,
    thisMonth: days.filter((day) => firstOfMonth(day) === firstOfMonth(today)).length,
    thisWeek: days.filter((day) => mondayOf(day) === mondayOf(today)).length,
  };
}
