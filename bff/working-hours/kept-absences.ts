import { ascoltoOf } from '#bff/users/ascolto-part';
import { rowsIn } from '#bff/users/php-parts';
import { plainAbsences } from '#bff/working-hours/plain-absences';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { type Absence, absenceList } from '#contracts/working-hours/working-hours.api';

/** The days off kept in the user that are not over; none where what stands there is no list of them. */
export function keptAbsences(user: UserRecord, today: CivilDate): Absence[] {
  const { data } = absenceList.safeParse(rowsIn(ascoltoOf(user)['absences']));
  return plainAbsences(data ?? [], today);
}

/** The days off as they are kept; null for none, since PHP does not tell an empty list from one that is not given. */
export function absencesToKeep(absences: readonly Absence[], today: CivilDate): readonly Absence[] | null {
  const ahead = plainAbsences(absences, today);
  return ahead.length > 0 ? ahead : null;
}
