import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OperationInput } from '#contracts/kernel/operation';
import { logIn } from '#contracts/login/login.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { wrongAudienceNotes } from '#web/features/login/login-audience';
import { type LoginNotice, loginNotice, wrongCredentials } from '#web/features/login/login-notice';
import { paths } from '#web/routing/paths';
import { type UserType, useSession } from '#web/session/session-context';
import { notifyDanger, notifyNote, takeBackDanger } from '#web/ui/messages/notify';

const signingIn = 'signing-in';

/**
 * Signs in. A user whose login is the other one is shown which to use. A failure is shown in a notice, and wrong
 * credentials also in a toast.
 */
export function useLogIn(audience: UserType) {
  const { pathname } = useLocation();
  const { enter } = useSession();
  const { run, isRunning } = useCommand(logIn);
  const [notice, setNotice] = useState<LoginNotice>();

  const attempt = async (credentials: OperationInput<typeof logIn>): Promise<'entered' | 'kept-out' | 'waiting'> => {
    setNotice(undefined);
    takeBackDanger(signingIn);
    try {
      const signedIn = await run(credentials);
      if (!signedIn) return 'kept-out';
      enter(signedIn);
      const hasChosenAudience = pathname !== paths.home;
      if (hasChosenAudience && signedIn.user.userType !== audience)
        notifyNote(wrongAudienceNotes[signedIn.user.userType]);
      return 'entered';
    } catch (failure) {
      const problem = problemOf(failure);
      const told = loginNotice(problem);
      if (problem.code === 'wrong_credentials') notifyDanger(wrongCredentials, told.advice, signingIn);
      setNotice(told);
      return told.waiting ? 'waiting' : 'kept-out';
    }
  };
  return { attempt, isRunning, notice };
}
