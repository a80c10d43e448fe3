import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import type { Session } from '#bff/session';
import { session as sessionCall } from '#contracts/login/login.legacy';

type SessionContext = Pick<Context, 'session' | 'legacy'>;

/**
 * Runs a request's calls to the platform. An invalid token appears as a refusal the caller does not know: when the
 * session has ended meanwhile, or the platform refuses to say whose token it is, the session ends here too and the
 * request fails with `unauthenticated`. Any other failure is passed on. An operation that treats any refusal of a call
 * as a definite answer wraps that call in this as well.
 */
export async function unlessSessionEnded<Result>(context: SessionContext, run: () => Promise<Result>): Promise<Result> {
  const session = context.session.readOwnAccount();
  try {
    return await run();
  } catch (failure) {
    if (!isRefusal(failure) || !session || !(await isOver(context, session))) throw failure;
    throw new OperationFailed('unauthenticated');
  }
}

/** Several requests of a page meet an invalid token at once; only the first asks the platform about it. */
async function isOver(context: SessionContext, session: Session): Promise<boolean> {
  const isEnded = () => context.session.readOwnAccount()?.sid !== session.sid;
  if (isEnded()) return true;
  try {
    await context.legacy.call(sessionCall, { private_token: session.privateToken });
    return isEnded();
  } catch (failure) {
    if (isEnded()) return true;
    if (!isRefusal(failure)) return false;
    await context.session.clear();
    return true;
  }
}
