import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type SocialProvider, startSocialSignIn } from '#contracts/login/login.api';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { usePageUser } from '#web/api/page-user';
import { ProblemListener } from '#web/api/problem-listener';
import { problemText } from '#web/copy/problem-texts';
import type { LoginFields } from '#web/features/login/login-fields';
import { type FailedSignIn, SocialFailureDialog } from '#web/features/login/social-failure-dialog.tsx';
import { forgetKept, keepForReturn, keptForReturn, socialReturnIn } from '#web/features/login/social-return';
import { paths } from '#web/routing/paths';
import { type LoginState, wantedAddress } from '#web/routing/wanted-address';
import { notifyFailure } from '#web/ui/messages/notify';

interface SocialSignInProps {
  readonly pressed: SocialProvider | undefined;
  readonly fields: LoginFields;
  /** Runs when the attempt has ended, so that the button can be pressed again. */
  readonly onSettled: () => void;
}

/** Sends the user to the provider, and explains the failure to a user who comes back without being signed in. */
export function SocialSignIn({ pressed, fields, onSettled }: SocialSignInProps) {
  const [failed, setFailed] = useState<FailedSignIn>();
  const [isShown, setShown] = useState(false);
  const show = (failure: FailedSignIn) => {
    setFailed(failure);
    setShown(true);
  };
  useReturn(fields, show);
  useLeaving({ pressed, fields, onSettled, onFailed: show });
  return (
    <SocialFailureDialog
      failed={failed}
      opened={isShown}
      onClose={() => setShown(false)}
      onUseForm={() => fields.setFocus('email')}
    />
  );
}

function say(advice: string): void {
  notifyFailure(startSocialSignIn, { title: 'error', advice }, { travels: true });
}

/** Reports a return once: cleans the address and restores what was typed. */
function useReturn(fields: LoginFields, onFailed: (failure: FailedSignIn) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const told = useRef('');
  const tell = useEffectEvent((spoken: string) => {
    const back = socialReturnIn(spoken);
    if (!back || told.current === spoken) return;
    told.current = spoken;
    const { email, ...kept } = keptForReturn();
    forgetKept();
    if (email) fields.setValue('email', email);
    void navigate(paths.patientLogin, { replace: true, state: kept satisfies LoginState });
    if (back === 'unknown') say('Prova ancora, oppure entra con email e password.');
    else onFailed({ provider: back.provider, why: back.outcome });
  });
  useEffect(() => tell(search), [search]);
}

/** Asks for the provider's address and goes there, once per press. */
function useLeaving({
  pressed,
  fields,
  onSettled,
  onFailed,
}: SocialSignInProps & { readonly onFailed: (failure: FailedSignIn) => void }): void {
  const { state } = useLocation();
  const pageUser = usePageUser();
  const onProblem = useContext(ProblemListener);
  const leave = useEffectEvent(async (provider: SocialProvider) => {
    try {
      const { address } = await call(startSocialSignIn, { provider }, pageUser);
      keepForReturn({ email: fields.getValues('email'), wanted: wantedAddress(state), wantedBy: state?.wantedBy });
      window.location.assign(address);
    } catch (failure) {
      const problem = problemOf(failure);
      onProblem(problem.code);
      onSettled();
      if (problem.code === 'provider_not_configured') onFailed({ provider, why: 'not_configured' });
      else say(problemText(problem).advice);
    }
  });
  const taken = useRef<SocialProvider>(undefined);
  useEffect(() => {
    if (taken.current === pressed) return;
    taken.current = pressed;
    if (pressed) void leave(pressed);
  }, [pressed]);

  // Coming back with the browser's Back button can restore the page as it was left, with the button still loading.
  const settle = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onSettled();
  });
  useEffect(() => {
    const hear = (event: PageTransitionEvent) => settle(event);
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
}
