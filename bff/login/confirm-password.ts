import { type Context, sessionOf } from '#bff/context';
import { passwordOwner } from '#bff/login/password-sign-in';
import { OperationFailed } from '#bff/operation-failed';
import { ownUser } from '#bff/users/own-user';
import type { LegacyUser } from '#contracts/users/users.legacy';

/**
 * The signed-in user, once the platform has accepted their password; the attempt counts as one of signing in. Refuses
 * with `wrong_password` and `too_many_attempts`, which the operation declares. Should the platform give a new private
 * token with every sign-in, the session goes on with that one.
 */
export async function confirmPassword(context: Context, password: string): Promise<LegacyUser> {
  const session = sessionOf(context);
  const { email = '' } = await ownUser(context);
  const user = await passwordOwner(context, { email, password, rememberMe: session.remembered }).catch(
    (failure: unknown) => {
      const isWrong = failure instanceof OperationFailed && failure.code === 'wrong_credentials';
      throw isWrong ? new OperationFailed('wrong_password') : failure;
    },
  );
  // Two accounts may not share an address; should they, the password was another's.
  if (user.public_token !== session.publicToken) throw new OperationFailed('wrong_password');
  const { private_token: privateToken } = user;
  if (privateToken && privateToken !== session.privateToken) context.session.replace({ ...session, privateToken });
  return user;
}
