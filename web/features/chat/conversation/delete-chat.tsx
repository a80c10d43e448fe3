import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteConversation } from '#contracts/chat/chat.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import type { OtherSide } from '#web/features/chat/conversation/conversation-header.tsx';
import classes from '#web/features/chat/conversation/delete-chat.module.css';
import { paths } from '#web/routing/paths';
import { useIsDialogStep } from '#web/ui/dialogs/dialog-history';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

export interface DeleteChatProps {
  readonly chat: string;
  readonly otherSide: OtherSide;
  /** Runs once the chat is deleted, to remove what this tab keeps of it. */
  readonly onDeleted: () => void;
}

interface DeleteChat {
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

const unknownOutcome = 'Non sappiamo se la chat è stata eliminata: controlla l’elenco prima di riprovare.';

/** The consequences for each kind of other party, and how to get in touch again. */
const consequences = {
  professional: [
    'Tutti i messaggi spariscono, per te e per il terapeuta.',
    'Il terapeuta non può più scriverti né proporti appuntamenti.',
    'Gli appuntamenti già fissati restano validi nel calendario. Se il terapeuta ne sposta o annulla uno, l’avviso apre una nuova conversazione.',
    'Il suo profilo resta nella ricerca: da lì puoi scrivere di nuovo.',
  ],
  patient: [
    'Tutti i messaggi spariscono, per te e per il paziente.',
    'Non puoi più contattare questo paziente né creare appuntamenti insieme.',
    'Gli appuntamenti già fissati restano validi nel calendario. Se ne sposti o annulli uno, l’avviso apre una nuova conversazione.',
    'Solo il paziente può scriverti di nuovo, ritrovandoti nella ricerca.',
  ],
  administration: ['Tutti i messaggi spariscono, per te e per l’amministrazione.'],
} as const satisfies Record<OtherSide['kind'], readonly string[]>;

/** Deletes the chat for both parties, after showing the consequences: how it is asked for, and its dialog. */
export function useDeleteChat({ chat, otherSide, onDeleted }: DeleteChatProps): DeleteChat {
  const { module, load } = useConfirmDialog();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useCommand(deleteConversation);
  const setDeleted = useListInItsPlace();
  const remove = async () => {
    try {
      if (!(await run({ chat }))) return;
    } catch (failure) {
      const { code, outcomeUnknown } = problemOf(failure);
      // An earlier press whose answer was lost, another tab or the other side has deleted it: it is gone, as wished.
      if (code === 'not_found') return leave();
      const advice = outcomeUnknown ? unknownOutcome : 'La chat è rimasta com’era. Riprova tra poco.';
      return notifyFailure(deleteConversation, { title: 'error', advice });
    }
    leave();
  };
  const leave = () => {
    notifySuccess('Chat eliminata');
    onDeleted();
    setAsking(false);
    setDeleted(true);
  };
  const dialog = module && (
    <module.ConfirmDialog
      opened={isAsking}
      title="Attenzione!"
      confirmLabel="Elimina chat"
      dismissLabel="Annulla"
      isRunning={isRunning}
      onConfirm={() => void remove()}
      onDismiss={() => setAsking(false)}
    >
      <Text>Sei sicuro di voler eliminare la chat? L'operazione è irreversibile.</Text>
      <ul className={classes.consequences}>
        {consequences[otherSide.kind].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </module.ConfirmDialog>
  );
  return { ask: () => void load(() => setAsking(true)), dialog };
}

/**
 * Once the chat is deleted, puts the list into its place in the history, so that Back does not lead to its address.
 * That entry lies below the dialog's own, which is taken back first.
 */
function useListInItsPlace(): (isDeleted: boolean) => void {
  const [isDeleted, setDeleted] = useState(false);
  const isDialogStep = useIsDialogStep();
  const navigate = useNavigate();
  const replace = useEffectEvent(() => navigate(paths.chat, { replace: true }));
  useEffect(() => {
    if (isDeleted && !isDialogStep) void replace();
  }, [isDeleted, isDialogStep]);
  return setDeleted;
}
