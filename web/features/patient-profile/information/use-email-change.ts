import { useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { changeEmail, ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { useQuery } from '#web/api/use-query';
import { passwordProblem } from '#web/copy/password-problem';
import type { ProblemText } from '#web/copy/problem-texts';
import { emailChangeProblem } from '#web/features/patient-profile/information/email-change-problem';
import {
  type EmailErrors,
  emailProblems,
  type TypedEmail,
} from '#web/features/patient-profile/information/email-problems';
import { useSubmit } from '#web/forms/use-submit';
import { useSession } from '#web/session/session-context';
import { notifySuccess } from '#web/ui/messages/notify';

/** The change of the sign-in's e-mail: what is wrong stands at its field, everything else in an alert. */
export function useEmailChange(shown: string, onChanged: () => void) {
  const { check } = useSession();
  const { retry } = useQuery(ownPatientProfile, {});
  const [errors, setErrors] = useState<EmailErrors>({});
  const [alert, setAlert] = useState<ProblemText>();
  const succeed = async (email: string) => {
    notifySuccess('Email cambiata', { advice: `Da ora accedi con ${email}.` });
    onChanged();
    // The header shows the address too.
    await check();
  };
  const { submit, isSending } = useSubmit(changeEmail, {
    input: ({ email, password }: TypedEmail) => ({ email: email.trim(), shown, password }),
    isRepeatable: true,
    onDone: ({ email }) => succeed(email),
    onFailed: async (problem, { email }) => {
      const atField = fieldErrors(problem);
      if (atField) return setErrors(atField);
      if (problem.outcomeUnknown) {
        const read = await retry();
        if (read?.email.toLowerCase() === email.trim().toLowerCase()) return succeed(read.email);
      }
      setAlert(alertFor(problem));
    },
  });
  return {
    change: async (typed: TypedEmail) => {
      const wrong = emailProblems(typed, shown);
      setErrors(wrong);
      setAlert(undefined);
      if (Object.keys(wrong).length === 0) await submit(typed);
    },
    isRunning: isSending,
    errors,
    alert,
    /** Says what is wrong with a field that is left with something in it; of the e-mail's repeat as well. */
    judge: (field: keyof TypedEmail, typed: TypedEmail) => {
      const left = (field === 'email' ? (['email', 'again'] as const) : [field]).filter((name) => typed[name].trim());
      const wrong = emailProblems(typed, shown);
      setErrors({ ...errors, ...Object.fromEntries(left.map((name) => [name, wrong[name]])) });
    },
    /** What was wrong with a field that changes is said no more, nor of the repeat what an e-mail put right. */
    rejudge: (field: keyof TypedEmail, typed: TypedEmail) => {
      if (!errors[field] && !errors.again) return;
      const again = errors.again && field === 'email' ? emailProblems(typed, shown).again : errors.again;
      setErrors({ ...errors, again, [field]: undefined });
    },
  };
}

function fieldErrors(problem: Problem): EmailErrors | undefined {
  if (problem.code === 'email_taken') return { email: 'Questa email risulta già registrata con un altro profilo.' };
  const password = passwordProblem(problem);
  return password === undefined ? undefined : { password };
}

function alertFor(problem: Problem): ProblemText {
  if (problem.code === 'email_changed') {
    return {
      title: 'L’email è cambiata nel frattempo',
      advice: 'L’hai cambiata da un’altra scheda o un altro dispositivo. Guarda quale vedi ora e, se serve, riprova.',
    };
  }
  return emailChangeProblem(problem);
}
