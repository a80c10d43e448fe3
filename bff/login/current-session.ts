import { isRefusal } from '#bff/legacy/legacy-failures';
import { approvalOf, signedInFrom } from '#bff/login/login-mapping';
import type { OperationHandler } from '#bff/run-operation';
import { userOf } from '#bff/users/own-user';
import type { currentSession } from '#contracts/login/login.api';

/** Asks the platform whose token this is; an unknown token or a withdrawn approval ends the session. */
export const handleCurrentSession: OperationHandler<typeof currentSession> = async (context) => {
  const session = context.session.read();
  if (!session) return { signedIn: null };
  try {
    const user = await userOf(context, session);
    const approval = approvalOf(user);
    if (approval === 'accepted') return { signedIn: signedInFrom(user, session, context.settings) };
    await context.session.clear();
    return { signedIn: null, endedBecause: approval === 'refused' ? 'approval_refused' : 'awaiting_approval' };
  } catch (failure) {
    if (!isRefusal(failure)) throw failure;
    await context.session.clear();
    return { signedIn: null };
  }
};
