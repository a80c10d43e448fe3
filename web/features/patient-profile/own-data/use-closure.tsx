import { type ReactNode, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { requestClosure } from '#contracts/patient-profile/patient-profile.api';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
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
  const close = () => setOpen(false);
  const tellDone = () => {
    close();
    notifySuccess('Richiesta inviata', { advice: 'Chiudiamo l’account entro 72 ore lavorative.' });
  };
  const tellFailed = (problem: Problem) => {
    close();
    if (problem.code === 'sent_not_noted') return notifyRefusal(notNoted.title, notNoted.advice);
    notifyFailure(requestClosure, failureText(problem));
  };
  const ask = () => {
    if (isRequested) notifyNote('La chiusura è già richiesta', { advice: 'La trovi sotto «I tuoi dati».' });
    else void load(() => setOpen(true));
  };
  const dialog = module && (
    <module.ClosureDialog opened={isOpen} onDone={tellDone} onFailed={tellFailed} onClose={close} />
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
