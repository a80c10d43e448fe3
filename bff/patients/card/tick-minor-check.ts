import { checkFields, minorChecksOf, withCheck } from '#bff/patients/card/minor-checks';
import { requireTreated } from '#bff/patients/records/patient-ties';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { updateOwnUser } from '#bff/users/update-own-user';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { tickMinorCheck } from '#contracts/patients/patients.api';

/** Stores when something was seen of a patient under age; what is so already is not written. */
export const handleTickMinorCheck: OperationHandler<typeof tickMinorCheck> = async (
  context,
  { patient, check, isDone },
) => {
  await requireTreated(context, patient);
  const now = secondsFromInstant(context.now());
  const name = check === 'guardian-document' ? 'guardianDocument' : 'parentsConsent';
  const saved = await updateOwnUser(context, (user) => {
    if ((minorChecksOf(user, patient)[name] !== null) === isDone) return {};
    const minors = withCheck(user, patient, checkFields[check], isDone ? now : null);
    return { configuration: withAscolto(user, { minors }) };
  });
  return minorChecksOf(saved, patient);
};
