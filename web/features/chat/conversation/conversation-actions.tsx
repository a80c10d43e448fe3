import { Button } from '@mantine/core';
import { type DeleteChatProps, useDeleteChat } from '#web/features/chat/conversation/delete-chat.tsx';
import type { FindBy } from '#web/features/chat/search/message-finder.tsx';
import { MoreActions } from '#web/ui/more-actions/more-actions.tsx';

interface ConversationActionsProps extends DeleteChatProps {
  readonly onFind: (by: FindBy) => void;
}

/** What is needed less often of a conversation. */
export function ConversationActions({ onFind, ...deleting }: ConversationActionsProps) {
  const { ask, dialog } = useDeleteChat(deleting);
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
