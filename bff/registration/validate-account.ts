import { capitalised } from '#bff/registration/capitalised';
import { countRegistration } from '#bff/registration/count-registration';
import type { OperationHandler } from '#bff/run-operation';
import type { validateAccount } from '#contracts/registration/registration.api';
import { userValidate } from '#contracts/registration/registration.legacy';

/**
 * Notifies the platform of a professional's first step; the answer is the same whether or not that succeeds
 * (LEGACY-12).
 */
export const handleValidateAccount: OperationHandler<typeof validateAccount> = async (context, input) => {
  if ((await countRegistration(context)) > 0) return {};
  const request = {
    email: input.email.toLowerCase(),
    password: input.password,
    cognome: capitalised(input.lastName),
    nome: capitalised(input.firstName),
    dob: input.birthDate,
  };
  await context.legacy.call(userValidate, request).catch((failure: unknown) => {
    context.log.warn('account_not_validated', { reason: failure instanceof Error ? failure.name : typeof failure });
  });
  return {};
};
