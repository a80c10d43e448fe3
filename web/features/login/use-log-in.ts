import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OperationInput } from '#contracts/kernel/operation';
import { logIn } from '#contracts/login/login.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import {
  type LoginNotice,
  loginNotice,
  wrongCredentials,
  wrongCredentialsAdvice,
} from '#web/features/login/login-notice';
import { paths } from '#web/routing/paths';
import { type UserType, useSession } from '#web/session/session-context';
import type { Refusal } from '#web/ui/messages/use-refusal';

/**
 * Signs in. A user whose login is the other one is shown which to use. Wrong credentials are said in a toast, any other
 * failure in the notice.
 */
export function useLogIn(audience: UserType, credentials: Refusal) {
  const { pathname } = useLocation();
  const { enter } = useSession();
  const { run, isRunning } = useCommand(logIn);
  const [notice, setNotice] = useState<LoginNotice>();

  const attempt = async (typed: OperationInput<typeof logIn>): Promise<'entered' | 'kept-out' | 'unapproved'> => {
    setNotice(undefined);
    try {
      const signedIn = await run(typed);
      if (!signedIn) return 'kept-out';
      enter(signedIn);
      const hasChosenAudience = pathname !== paths.home;
      if (hasChosenAudience && signedIn.user.userType !== audience)
        void import('#web/features/login/wrong-audience').then(
          ({ sayOwnAudience }) => sayOwnAudience(signedIn.user.userType),
          () => undefined,
        );
      return 'entered';
    } catch (failure) {
      const problem = problemOf(failure);
      if (problem.code === 'wrong_credentials') {
        credentials.refuse(wrongCredentials, wrongCredentialsAdvice);
        return 'kept-out';
      }
      const reason = loginNotice(problem);
      setNotice(reason);
      return reason.unapproved ? 'unapproved' : 'kept-out';
    }
  };
  return { attempt, isRunning, notice };
}
