import { handleRegisterPatient } from '#bff/registration/register-patient';
import { handleRegisterProfessional } from '#bff/registration/register-professional';
import { handleValidateAccount } from '#bff/registration/validate-account';
import type { HandlersOf } from '#bff/run-operation';
import type { registrationApi } from '#contracts/registration/registration.api';

export const registrationHandlers: HandlersOf<typeof registrationApi> = {
  registerPatient: handleRegisterPatient,
  registerProfessional: handleRegisterProfessional,
  validateAccount: handleValidateAccount,
};
