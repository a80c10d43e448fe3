import type { Context } from '#bff/context';
import { diaryRows, type ListedEntry, listedEntries } from '#bff/diary/diary-rows';
import { logFaults } from '#bff/legacy/legacy-client';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import { session as sessionCall } from '#contracts/login/login.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { type LegacyUser, legacyUser } from '#contracts/users/users.legacy';

/** The fields of the user that the file holds, under the names by which a decoding notes them. */
const held = new Set([
  ...['registration_timestamp', 'nome', 'cognome', 'dob', 'gender', 'telefono', 'cap'],
  ...['indirizzo', 'birth_address', 'current_address'],
  ...['isTerms', 'isPrivacy', 'isPersonalData', 'isServiceFee', 'isNewsLetter'],
  ...['billing_info', 'billing_info.codice_fiscale', 'billing_info.deduct_cost', 'wallet'],
  ...['consenso_informato', 'consenso_informato.created_at', 'fav_therapist'],
  ...['configuration', 'ascolto', 'choices', 'closure_requested_at'],
  ...['consents', 'consents.given', 'consents.given.version'],
]);

/**
 * The user of a record with their diary. Fails with `LegacyUnreadable` where something that the file holds cannot be
 * read: elsewhere it counts as absent, and the file would say that there is none.
 */
export function readableUser(
  { log }: Context,
  record: UserRecord,
): { readonly user: LegacyUser; readonly diary: readonly ListedEntry[] } {
  const rows = diaryRows(record);
  const ofUser = gatherRowFaults(() => legacyUser.safeParse(record));
  const ofDiary = gatherRowFaults(() => listedEntries(rows));
  const faults = [...ofUser.faults.filter(({ list }) => held.has(list)), ...ofDiary.faults];
  logFaults(log, sessionCall, faults);
  const { data: user } = ofUser.result;
  if (!user || faults.length > 0) {
    const names = faults.map(({ list }) => list);
    throw new LegacyUnreadable(sessionCall.name, 'the file would lack something', false, names);
  }
  return { user, diary: ofDiary.result };
}
