import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { type DeleteChatProps, useDeleteChat } from '#web/features/chat/conversation/delete-chat.tsx';
import { otherName } from '#web/features/chat/other-name';
import type { FindBy } from '#web/features/chat/search/message-finder.tsx';
import { suggestedTicket, suggestText } from '#web/forms/suggested-text';
import { paths } from '#web/routing/paths';
import { useSignedInUser } from '#web/session/session-context';
import { MoreActions } from '#web/ui/more-actions/more-actions.tsx';

interface ConversationActionsProps extends DeleteChatProps {
  readonly onFind: (by: FindBy) => void;
}

/** What is needed less often of a conversation; a patient can also report it, as a ticket that they write. */
export function ConversationActions({ onFind, ...deleting }: ConversationActionsProps) {
  const { otherSide } = deleting;
  const { token } = useSignedInUser();
  const navigate = useNavigate();
  const { ask, dialog } = useDeleteChat(deleting);
  const report = () => {
    suggestText(token, suggestedTicket, `Segnalo la conversazione con ${otherName(otherSide)}`);
    void navigate(paths.tickets);
  };
  return (
    <>
      <MoreActions label="Altro sulla conversazione">
        {(leave) => (
          <>
            <Button variant="default" onClick={() => leave(() => onFind('words'))}>
              Cerca nei messaggi
            </Button>
            <Button variant="default" onClick={() => leave(() => onFind('day'))}>
              Vai a un giorno
            </Button>
            {otherSide.kind === 'professional' && (
              <Button variant="default" onClick={() => leave(report)}>
                Segnala all’assistenza
              </Button>
            )}
            <Button variant="default" c="var(--mantine-color-error)" onClick={() => leave(ask)}>
              Elimina chat
            </Button>
          </>
        )}
      </MoreActions>
      {dialog}
    </>
  );
}
