import { ascoltoOf } from '#bff/users/ascolto-part';
import { rowsIn } from '#bff/users/php-parts';
import { plainAbsences } from '#bff/working-hours/plain-absences';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { type Absence, absenceList } from '#contracts/working-hours/working-hours.api';

/** The stored days off that are not over; empty when the stored value is not a list of days off. */
export function keptAbsences(user: UserRecord, today: CivilDate): Absence[] {
  const { data } = absenceList.safeParse(rowsIn(ascoltoOf(user)['absences']));
  return plainAbsences(data ?? [], today);
}

/**
 * The days off in their stored form; null for none, since PHP does not distinguish an empty list from an absent one.
 */
export function absencesToKeep(absences: readonly Absence[], today: CivilDate): readonly Absence[] | null {
  const ahead = plainAbsences(absences, today);
  return ahead.length > 0 ? ahead : null;
}
