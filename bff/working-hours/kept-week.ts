import { ascoltoOf } from '#bff/users/ascolto-part';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import { plainWeek } from '#bff/working-hours/plain-week';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { type WorkingWeek, workingWeek } from '#contracts/working-hours/working-hours.api';

/** Stored by name: PHP may leave out what is empty, which would shift the positions of a list. */
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The stored hours; null where there are none, or where the stored value is not a week of hours. */
export function keptWeek(user: UserRecord): WorkingWeek | null {
  const kept = recordIn(ascoltoOf(user)['working_hours']);
  const { data } = workingWeek.safeParse(days.map((day) => rowsIn(kept[day])));
  return data ? plainWeek(data) : null;
}

/** The hours in their stored form; null for none. */
export function weekToKeep(week: WorkingWeek | null): Readonly<Record<string, unknown>> | null {
  const plain = week && plainWeek(week);
  return plain && Object.fromEntries(days.map((day, index) => [day, plain[index]]));
}
