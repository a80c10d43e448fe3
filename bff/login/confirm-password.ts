import { type Context, sessionOf } from '#bff/context';
import { withKnownOutcome } from '#bff/legacy/legacy-failures';
import { passwordOwner } from '#bff/login/password-sign-in';
import { OperationFailed } from '#bff/operation-failed';
import { ownRecord } from '#bff/users/own-user';

/**
 * Runs a task of the signed-in user once the platform has accepted their password; the attempt counts as one of signing
 * in. One such task at a time for a user, so that none changes the address while another's password is checked with it.
 * Refuses with `wrong_password` and `too_many_attempts`, which the operation declares. The answer to the sign-in only
 * judges the password: it may be half a user. Should the platform give a new private token with every sign-in, the
 * session goes on with that one.
 */
export function withConfirmedPassword<Result>(
  context: Context,
  password: string,
  task: () => Promise<Result>,
): Promise<Result> {
  return context.runExclusive([`confirmed:${sessionOf(context).publicToken}`], async () => {
    await confirmPassword(context, password);
    return task();
  });
}

async function confirmPassword(context: Context, password: string): Promise<void> {
  const session = sessionOf(context);
  const email = String((await ownRecord(context, session))['email'] ?? '');
  const user = await passwordOwner(context, { email, password, rememberMe: session.remembered }).catch(
    (failure: unknown) => {
      const isWrong = failure instanceof OperationFailed && failure.code === 'wrong_credentials';
      // Nothing was to be written: that the answer is lost leaves nothing open.
      throw isWrong ? new OperationFailed('wrong_password') : withKnownOutcome(failure);
    },
  );
  // Two accounts may not share an address; should they, the password was another's.
  if (user.public_token !== session.publicToken) throw new OperationFailed('wrong_password');
  const { private_token: privateToken } = user;
  if (privateToken && privateToken !== session.privateToken) context.session.replace({ ...session, privateToken });
}
