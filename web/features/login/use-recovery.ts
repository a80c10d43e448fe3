import { useState } from 'react';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import type { Problem } from '#contracts/kernel/problem';
import { recoverPassword } from '#contracts/login/login.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';
import { notifyDanger, notifySuccess } from '#web/ui/messages/notify';

const notSent = 'inserisci un nome utente valido';
const sent = "Abbiamo inviato all'indirizzo email il link per il recupero password";

/**
 * Sends the recovery request. An empty address is told and not sent (RECOV-05); so is what the platform refuses, with
 * what to do about it. Too many requests are told as such. `withToast` says by a toast too that it was sent (RECOV-09).
 */
export function useRecovery({ refusedAdvice = 'Controlla l’indirizzo e riprova.', withToast = true } = {}) {
  const { run, isRunning } = useCommand(recoverPassword);
  const [sentTo, setSentTo] = useState<string>();
  const [sentAt, setSentAt] = useState<Instant>();

  const send = async (email: string): Promise<boolean> => {
    if (email === '') {
      notifyDanger(notSent, 'Scrivi l’email con cui ti sei registrato.');
      return false;
    }
    try {
      if (!(await run({ email }))) return false;
    } catch (failure) {
      const { title, advice } = notSentText(problemOf(failure), refusedAdvice);
      notifyDanger(title, advice);
      return false;
    }
    if (withToast) notifySuccess(sent);
    setSentTo(email);
    setSentAt(instantFromMs(Date.now()));
    return true;
  };
  return { send, isRunning, sentTo, sentAt, forget: () => setSentTo(undefined) };
}

/** Why no link was sent (RECOV-08); nothing is wrong with the address of who asked too often. */
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
