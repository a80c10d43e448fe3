import { overtakenFields } from '#bff/field-revisions';
import { refusal } from '#bff/operation-failed';
import { patientValues } from '#bff/patient-profile/patient-values';
import { withPatientProfile } from '#bff/patient-profile/with-patient-profile';
import type { OperationHandler } from '#bff/run-operation';
import { type OwnUserChange, updateOwnUser } from '#bff/users/update-own-user';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { savePatientProfile } from '#contracts/patient-profile/patient-profile.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

/**
 * Saves what was changed of a patient's profile in one write, on the user as they are at that moment. Refuses with
 * `fields_changed` when a field was changed elsewhere to something else; fails with `changed_elsewhere` as
 * `updateOwnUser` does (LEG-66).
 */
export const handleSavePatientProfile: OperationHandler<typeof savePatientProfile> = async (context, input) => {
  const at = secondsFromInstant(context.now());
  await updateOwnUser(context, (before) => {
    const change = withPatientProfile(before, input.changes, at);
    const [stood, stands] = [before, published(before, change)].map((user) => patientValues(legacyUser.parse(user)));
    const fields = stood && stands ? overtakenFields({ stood, stands }, input.revisions) : [];
    if (fields.length > 0) throw refusal(savePatientProfile, 'fields_changed', { fields });
    return change;
  });
  return {};
};

/** The user as the change would leave what the platform publishes of them. */
function published(user: UserRecord, { public_configuration }: OwnUserChange): UserRecord {
  return { ...user, public_configuration: { ...user.public_configuration, ...public_configuration } };
}
