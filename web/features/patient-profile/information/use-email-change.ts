import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredEmail } from '#contracts/kernel/form-fields';
import type { Problem } from '#contracts/kernel/problem';
import { changeEmail, type OwnPatientProfile, ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { useQuery } from '#web/api/use-query';
import { passwordProblem } from '#web/copy/password-problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { useSubmit } from '#web/forms/use-submit';
import { useSession } from '#web/session/session-context';
import { notifySuccess } from '#web/ui/messages/notify';

interface Typed {
  readonly email: string;
  readonly password: string;
}

type Errors = Partial<Record<keyof Typed, string>>;

const emailTexts: Readonly<Record<string, string>> = {
  required: 'il campo è obbligatorio',
  same: 'È già l’email con cui accedi.',
};

/** The change of the sign-in's e-mail: what is wrong stands at its field, everything else in an alert. */
export function useEmailChange(shown: string, onChanged: () => void) {
  const { check } = useSession();
  const { retry } = useQuery(ownPatientProfile, {});
  const [errors, setErrors] = useState<Errors>({});
  const [alert, setAlert] = useState<ProblemText>();
  const succeed = async (email: string) => {
    notifySuccess('Email cambiata', { advice: `Da ora accedi con ${email}.` });
    onChanged();
    // The header shows the address too.
    await check();
  };
  const { submit, isSending } = useSubmit(changeEmail, {
    input: ({ email, password }: Typed) => ({ email: email.trim(), shown, password }),
    isRepeatable: true,
    onDone: ({ email }) => succeed(email),
    onFailed: async (problem, { email }) => {
      const atField = fieldErrors(problem);
      if (atField) return setErrors(atField);
      if (problem.outcomeUnknown) {
        const read = (await retry()) as { readonly value: OwnPatientProfile } | undefined;
        if (read?.value.email.toLowerCase() === email.trim().toLowerCase()) return succeed(read.value.email);
      }
      setAlert(alertFor(problem));
    },
  });
  return {
    change: async (typed: Typed) => {
      const wrong = problemsOf(typed, shown);
      setErrors(wrong);
      setAlert(undefined);
      if (Object.keys(wrong).length === 0) await submit(typed);
    },
    isRunning: isSending,
    errors,
    alert,
    forget: (field: keyof Typed) => {
      if (errors[field]) setErrors({ ...errors, [field]: undefined });
    },
  };
}

function problemsOf({ email, password }: Typed, shown: string): Errors {
  const code = z.safeParse(requiredEmail, email).error?.issues[0]?.message;
  const isSame = email.trim().toLowerCase() === shown.toLowerCase();
  const problem = code ?? (isSame ? 'same' : undefined);
  return {
    ...(problem && { email: emailTexts[problem] ?? 'indirizzo email non valido' }),
    ...(password === '' && { password: 'il campo è obbligatorio' }),
  };
}

function fieldErrors(problem: Problem): Errors | undefined {
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
  return problemText(problem);
}
