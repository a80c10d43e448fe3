import { List, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { type ReactNode, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { requestClosure } from '#contracts/patient-profile/patient-profile.api';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';
import { useSubmit } from '#web/forms/use-submit';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';
import { notifyFailure, notifyNote, notifyRefusal, notifySuccess } from '#web/ui/messages/notify';

interface Closure {
  /** Asks whether to request it; where it is requested already, says so. */
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

/** The request to close the account: asked about once, with what comes of it and when (HELP-18). */
export function useClosure(isRequested: boolean): Closure {
  const { module, load } = useConfirmDialog();
  const [isOpen, setOpen] = useState(false);
  const { submit, isSending } = useSubmit(requestClosure, {
    input: () => ({}),
    isRepeatable: true,
    onDone: () => {
      setOpen(false);
      notifySuccess('Richiesta inviata', { advice: 'Chiudiamo l’account entro 72 ore lavorative.' });
    },
    onFailed: (problem) => {
      setOpen(false);
      if (problem.code === 'sent_not_noted') return notifyRefusal(notNoted.title, notNoted.advice);
      notifyFailure(requestClosure, failureText(problem));
    },
  });
  const ask = () => {
    if (isRequested) notifyNote('La chiusura è già richiesta', { advice: 'La trovi sotto «I tuoi dati».' });
    else void load(() => setOpen(true));
  };
  const dialog = module && (
    <module.ConfirmDialog
      opened={isOpen}
      tone="loss"
      size="lg"
      title="Chiedere la chiusura dell’account?"
      confirmLabel="Sì, chiedi la chiusura"
      dismissLabel="No, resta"
      isRunning={isSending}
      onDismiss={() => setOpen(false)}
      onConfirm={() => void submit(undefined)}
    >
      <Text>La richiesta arriva all’assistenza, che chiude l’account entro 72 ore lavorative. Poi:</Text>
      <List spacing={4}>
        <List.Item>non accedi più, e non leggi più chat, diario e documenti: scarica prima i tuoi dati;</List.Item>
        <List.Item>
          il credito che resta non si usa più per prenotare: ti viene restituito, e il modo lo concordi con
          l’assistenza;
        </List.Item>
        <List.Item>le sedute in programma non si annullano da sole: avvisa il terapeuta in chat;</List.Item>
        <List.Item>fatture e consensi già fatti li conserva il terapeuta, come chiede la legge.</List.Item>
      </List>
      <Text>Fino ad allora puoi ripensarci, scrivendo all’assistenza.</Text>
    </module.ConfirmDialog>
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
  if (problem.code === 'too_many_attempts') {
    return { title: 'Troppe richieste in poco tempo', advice: `Per rifarla ${waitText(problem.details)}` };
  }
  if (problem.code === 'request_refused') {
    return {
      title: 'La richiesta non è partita',
      advice: 'Riprova tra poco; se succede ancora, scrivi all’assistenza.',
    };
  }
  return problemText(problem);
}
