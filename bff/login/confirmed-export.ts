import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { withConfirmedPassword } from '#bff/login/confirm-password';
import { OperationFailed } from '#bff/operation-failed';

/** Files of one account in fifteen minutes: each reads all there is of a person, or of many. */
const perAccount = 5;

/**
 * Prepares a file of the signed-in user once their password is right, one at a time. Refuses with `too_many_exports`
 * and as `withConfirmedPassword` does, all of which the operation declares.
 */
export function confirmedExport<Result>(
  context: Context,
  password: string,
  prepare: () => Promise<Result>,
): Promise<Result> {
  return withConfirmedPassword(context, password, async () => {
    const retryAfterSeconds = await countAttempt(context, {
      ...{ name: 'export', limit: perAccount },
      of: sessionOf(context).publicToken,
    });
    if (retryAfterSeconds > 0) throw new OperationFailed('too_many_exports', { retryAfterSeconds });
    return prepare();
  });
}
