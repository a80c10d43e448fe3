import { useState } from 'react';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import type { Problem } from '#contracts/kernel/problem';
import { recoverPassword } from '#contracts/login/login.api';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';
import { useSubmit } from '#web/forms/use-submit';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import type { Refusal } from '#web/ui/messages/use-refusal';

const notSent = 'inserisci un nome utente valido';
const sent = "Abbiamo inviato all'indirizzo email il link per il recupero password";

interface Request {
  readonly email: string;
  /** Speaks of the field the address was typed into. */
  readonly field?: Refusal | undefined;
}

/**
 * Sends the recovery request. An empty address is not sent but reported, and so are a refusal, with what to do about
 * it, and too many requests. `withToast` also confirms the sending in a toast.
 */
export function useRecovery({ refusedAdvice = 'Controlla l’indirizzo e riprova.', withToast = true } = {}) {
  const [sentTo, setSentTo] = useState<string>();
  const [sentAt, setSentAt] = useState<Instant>();
  const { submit, isSending } = useSubmit(recoverPassword, {
    input: ({ email }: Request) => ({ email }),
    isRepeatable: true,
    onDone: (_, { email }) => {
      if (withToast) notifySuccess(sent);
      setSentTo(email);
      setSentAt(instantFromMs(Date.now()));
    },
    onFailed: (problem, { field }) => {
      const text = notSentText(problem, refusedAdvice);
      if (field && problem.code === 'recovery_refused') field.refuse(text.title, text.advice);
      else notifyFailure(recoverPassword, text);
    },
  });

  const send = async (email: string, field?: Refusal): Promise<void> => {
    if (email === '') field?.refuse(notSent, 'Scrivi l’email con cui ti sei registrato.');
    else await submit({ email, field });
  };
  return { send, isRunning: isSending, sentTo, sentAt, forget: () => setSentTo(undefined) };
}

/** The words for a request that failed; too many requests are not blamed on the address. */
function notSentText({ code, requestId, details, outcomeUnknown }: Problem, refusedAdvice: string): ProblemText {
  if (outcomeUnknown) {
    const advice = 'Non sappiamo se l’email è partita: guarda la posta. Se non c’è, chiedila di nuovo.';
    return { title: notSent, advice };
  }
  if (code === 'too_many_attempts' || code === 'rate_limited') {
    const advice = `Guarda anche nello spam. Se l’email non c’è, ${waitText(details)}`;
    return { title: 'Troppe richieste in poco tempo', advice };
  }
  return {
    title: notSent,
    advice: code === 'recovery_refused' ? refusedAdvice : problemText({ code, requestId }).advice,
  };
}
