import { useState } from 'react';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { recoverPassword } from '#contracts/login/login.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { notifyDanger, notifySuccess } from '#web/ui/notify';

const notSent = 'inserisci un nome utente valido';
const sent = "Abbiamo inviato all'indirizzo email il link per il recupero password";

/**
 * Sends the recovery request. An empty address is told and not sent (RECOV-05); so is what the platform refuses, with
 * what to do about it. `withToast` says by a toast too that it was sent (RECOV-09).
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
      const { code, requestId } = problemOf(failure);
      const isRefusal = code === 'recovery_refused';
      notifyDanger(notSent, isRefusal ? refusedAdvice : problemText({ code, requestId }).advice);
      return false;
    }
    if (withToast) notifySuccess(sent);
    setSentTo(email);
    setSentAt(instantFromMs(Date.now()));
    return true;
  };
  return { send, isRunning, sentTo, sentAt, forget: () => setSentTo(undefined) };
}
