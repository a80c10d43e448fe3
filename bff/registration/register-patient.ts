import { legacyAddress } from '#bff/addresses/legacy-address';
import { refusal } from '#bff/operation-failed';
import { openAccount } from '#bff/registration/open-account';
import { personConfiguration } from '#bff/registration/person-configuration';
import { signInNewPatient } from '#bff/registration/sign-in-new-patient';
import type { OperationHandler } from '#bff/run-operation';
import { romeDate } from '#contracts/kernel/rome-time';
import { isOfAge } from '#contracts/registration/is-of-age';
import { registerPatient } from '#contracts/registration/registration.api';

/** Opens a patient's account and signs the patient in. Refuses with `under_age` (REG-114). */
export const handleRegisterPatient: OperationHandler<typeof registerPatient> = async (context, input) => {
  if (!isOfAge(input.birthDate, romeDate(context.now()))) throw refusal(registerPatient, 'under_age');
  const opened = await openAccount(context, {
    idempotencyKey: input.idempotencyKey,
    email: input.email,
    password: input.password,
    configuration: { ...personConfiguration(input), type: 'paziente', indirizzo: legacyAddress(input.address) },
  });
  return { signedIn: await signInNewPatient(context, opened, input) };
};
