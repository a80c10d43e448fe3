import { type ReactNode, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { requestClosure } from '#contracts/patient-profile/patient-profile.api';
import { passwordProblem } from '#web/copy/password-problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { useSubmit } from '#web/forms/use-submit';
import { notifyFailure, notifyNote, notifyRefusal, notifySuccess } from '#web/ui/messages/notify';
import { useLazyModule } from '#web/ui/use-lazy-module';

interface Closure {
  /** Asks whether to request it; where it is requested already, says so. */
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

const loadDialog = () => import('#web/features/patient-profile/own-data/closure-dialog.tsx');

/** The request to close the account: asked about once, with what comes of it and when (HELP-18). */
export function useClosure(isRequested: boolean): Closure {
  const { module, load } = useLazyModule(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { submit, isSending } = useSubmit(requestClosure, {
    input: (password: string) => ({ password }),
    isRepeatable: true,
    onDone: () => {
      setOpen(false);
      notifySuccess('Richiesta inviata', { advice: 'Chiudiamo l’account entro 72 ore lavorative.' });
    },
    onFailed: (problem) => {
      const atField = passwordProblem(problem);
      if (atField !== undefined) return setWrong(atField);
      setOpen(false);
      if (problem.code === 'sent_not_noted') return notifyRefusal(notNoted.title, notNoted.advice);
      notifyFailure(requestClosure, failureText(problem));
    },
  });
  const open = () => {
    setWrong(undefined);
    setOpen(true);
  };
  const ask = () => {
    if (isRequested) notifyNote('La chiusura è già richiesta', { advice: 'La trovi sotto «I tuoi dati».' });
    else void load(open);
  };
  const dialog = module && (
    <module.ClosureDialog
      opened={isOpen}
      isRunning={isSending}
      wrong={wrong}
      onType={() => setWrong(undefined)}
      onConfirm={(password) => void submit(password)}
      onDismiss={() => setOpen(false)}
    />
  );
  return { ask, dialog };
}

const notNoted = {
  title: 'La richiesta è partita',
  advice: 'Non siamo riusciti a segnarla qui, ma all’assistenza è arrivata: non serve rifarla.',
};

function failureText(problem: Problem): ProblemText {
  if (problem.outcomeUnknown) {
    return {
      title: 'Non sappiamo se la richiesta è arrivata',
      advice: 'Se qui non compare come richiesta, puoi rifarla: l’assistenza la riconosce.',
    };
  }
  if (problem.code === 'request_refused') {
    return {
      title: 'La richiesta non è partita',
      advice: 'Riprova tra poco; se succede ancora, scrivi all’assistenza.',
    };
  }
  return problemText(problem);
}
