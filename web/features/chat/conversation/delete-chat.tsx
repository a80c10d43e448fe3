import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteConversation } from '#contracts/chat/chat.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import type { OtherSide } from '#web/features/chat/conversation/conversation-header.tsx';
import classes from '#web/features/chat/conversation/delete-chat.module.css';
import { paths } from '#web/routing/paths';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

interface DeleteChatProps {
  readonly chat: string;
  readonly otherSide: OtherSide;
  /** Runs once the chat is deleted, to remove what this tab keeps of it. */
  readonly onDeleted: () => void;
}

const unknownOutcome = 'Non sappiamo se la chat è stata eliminata: controlla l’elenco prima di riprovare.';

/** The consequences for each kind of other party, and how to get in touch again. */
const consequences = {
  professional: [
    'Tutti i messaggi spariscono, per te e per il terapeuta.',
    'Il terapeuta non può più scriverti né proporti appuntamenti.',
    'Gli appuntamenti già fissati restano validi nel calendario.',
    'Per scrivergli di nuovo lo ritrovi nella ricerca.',
  ],
  patient: [
    'Tutti i messaggi spariscono, per te e per il paziente.',
    'Non puoi più contattare questo paziente né creare appuntamenti insieme.',
    'Gli appuntamenti già fissati restano validi nel calendario.',
    'Solo il paziente può scriverti di nuovo, ritrovandoti nella ricerca.',
  ],
  administration: ['Tutti i messaggi spariscono, per te e per l’amministrazione.'],
} as const satisfies Record<OtherSide['kind'], readonly string[]>;

/** Deletes the chat for both parties, after showing the consequences. */
export function DeleteChat({ chat, otherSide, onDeleted }: DeleteChatProps) {
  const { module, load } = useConfirmDialog();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useCommand(deleteConversation);
  const navigate = useNavigate();
  const remove = async () => {
    try {
      if (!(await run({ chat }))) return;
      notifySuccess('Chat eliminata');
      onDeleted();
      await navigate(paths.chat, { replace: true });
    } catch (failure) {
      const { outcomeUnknown } = problemOf(failure);
      const advice = outcomeUnknown ? unknownOutcome : 'La chat è rimasta com’era. Riprova tra poco.';
      notifyFailure(deleteConversation, { title: 'error', advice });
    }
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label="Elimina chat"
        onClick={() => load(() => setAsking(true))}
      >
        <IconTrash aria-hidden size={22} />
      </ActionIcon>
      {module && (
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
      )}
    </>
  );
}
