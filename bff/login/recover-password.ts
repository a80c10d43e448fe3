import { isRefusal } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { recoverPassword } from '#contracts/login/login.api';
import { restorePassword } from '#contracts/login/login.legacy';

/** Passes the request on; what the platform refuses is told as one refusal, whatever its reason. */
export const handleRecoverPassword: OperationHandler<typeof recoverPassword> = async (context, { email }) => {
  try {
    await context.legacy.call(restorePassword, { email });
  } catch (failure) {
    if (isRefusal(failure)) throw refusal(recoverPassword, 'recovery_refused');
    throw failure;
  }
  return {};
};
