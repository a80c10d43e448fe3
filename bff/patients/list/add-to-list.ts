import type { Context } from '#bff/context';
import { patientOf, recordRows } from '#bff/patients/records/own-records';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** Whether the patient is in the professional's list. */
function isListedPatient(user: UserRecord, patient: string): boolean {
  return recordRows(user).some((row) => patientOf(row) === patient);
}

/**
 * Puts a patient at the end of the professional's list, unless there already. It never fails: the appointment that
 * occasions it stands, and whoever could not be added is named beside the list until they are (CARD-14).
 */
export async function addToList(context: Context, patient: string): Promise<void> {
  try {
    await updateOwnUser(context, (user) =>
      isListedPatient(user, patient)
        ? {}
        : { public_configuration: { patients: [...recordRows(user), { user_pt: patient }] } },
    );
  } catch (failure) {
    context.log.warn('patient_not_listed', { error: failure instanceof Error ? failure.name : typeof failure });
  }
}
