import type { Context } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import { patientOf, recordRows } from '#bff/patients/records/own-records';
import { hasSessionOrInvoice } from '#bff/patients/records/patient-ties';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** Returns the part of the user's configuration that is written together with the changed rows. */
type ConfigurationBeside = (user: UserRecord, rows: readonly unknown[]) => Readonly<Record<string, unknown>>;

/** The patient whose record is to be changed has none. */
class Unlisted extends Error {}

/**
 * Changes the record of one of the caller's own patients as it is on the platform now; `changed` gets the rows of all
 * and gives them back. Whoever has no record needs an appointment or an invoice: fails with `not_found` without.
 * Fails as `updateOwnUser` does, too (CARD-29, LEG-68).
 */
export async function changeRecord(
  context: Context,
  patient: string,
  changed: (rows: readonly unknown[]) => readonly unknown[],
  beside?: ConfigurationBeside,
): Promise<readonly unknown[]> {
  try {
    // The user is large: that the patient is listed is seen in the reading that the change makes anyway.
    return await changeRecords(
      context,
      (rows) => {
        if (!rows.some((row) => patientOf(row) === patient)) throw new Unlisted();
        return changed(rows);
      },
      beside,
    );
  } catch (failure) {
    if (!(failure instanceof Unlisted)) throw failure;
  }
  if (!(await hasSessionOrInvoice(context, patient))) throw new OperationFailed('not_found');
  return changeRecords(context, changed, beside);
}

/**
 * Changes the records of the caller's own patients as they are on the platform now; gives back the rows as last read.
 * The same rows are not written. Fails as `updateOwnUser` does.
 */
export async function changeRecords(
  context: Context,
  changed: (rows: readonly unknown[]) => readonly unknown[],
  beside?: ConfigurationBeside,
): Promise<readonly unknown[]> {
  const saved = await updateOwnUser(context, (user) => {
    const rows = recordRows(user);
    const next = changed(rows);
    if (next === rows) return {};
    return { public_configuration: { patients: next }, ...(beside && { configuration: beside(user, next) }) };
  });
  return recordRows(saved);
}
