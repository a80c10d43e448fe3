import { ascoltoOf } from '#bff/users/ascolto-part';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import { plainWeek } from '#bff/working-hours/plain-week';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { type WorkingWeek, workingWeek } from '#contracts/working-hours/working-hours.api';

/** By name: PHP may leave out what is empty, and a list would lose its places. */
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The hours kept in the user; null where none are, or where what stands there is no week of hours. */
export function keptWeek(user: UserRecord): WorkingWeek | null {
  const kept = recordIn(ascoltoOf(user)['working_hours']);
  const { data } = workingWeek.safeParse(days.map((day) => rowsIn(kept[day])));
  return data ? plainWeek(data) : null;
}

/** The hours as they are kept; null for none. */
export function weekToKeep(week: WorkingWeek | null): Readonly<Record<string, unknown>> | null {
  const plain = week && plainWeek(week);
  return plain && Object.fromEntries(days.map((day, index) => [day, plain[index]]));
}
