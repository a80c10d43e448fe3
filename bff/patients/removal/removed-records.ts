import { ascoltoOf } from '#bff/users/ascolto-part';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { removedRecordsField } from '#contracts/patients/patients.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** What was removed last, as the platform holds it; `sealed` is empty once it was restored. */
export interface Removal {
  /** Recognises the removal by its key, and tells nothing of the key. */
  readonly act: string;
  readonly sealed: string;
  /** Unix seconds. */
  readonly removedAt: number;
}

/** The caller's last removal; undefined where there is none that can be read. */
export function removalIn(user: UserRecord): Removal | undefined {
  const stored = removedRecordsField.removed_records.safeParse(ascoltoOf(user)['removed_records']).data;
  if (stored?.act === undefined) return undefined;
  const { act, sealed = '', removed_at } = stored;
  return { act, sealed, removedAt: removed_at === undefined ? 0 : secondsFromInstant(removed_at) };
}
