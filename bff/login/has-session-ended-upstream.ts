import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { session as sessionCall } from '#contracts/login/login.legacy';

/**
 * A token that is no longer good shows as some refusal of a signed call. Asks the platform once whose token it is:
 * true when it refuses that too, false when the token is good or the platform does not say.
 */
export async function hasSessionEndedUpstream(context: Context): Promise<boolean> {
  const session = context.session.readOwnAccount();
  if (!session) return false;
  try {
    await context.legacy.call(sessionCall, { private_token: session.privateToken });
    return false;
  } catch (failure) {
    return isRefusal(failure);
  }
}
