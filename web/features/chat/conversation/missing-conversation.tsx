import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface MissingConversationProps {
  /** An address that names a chat which is not, or no longer, the user's. */
  readonly isNamed: boolean;
}

/** Stands where a conversation would: none is chosen, or the one in the address is gone. */
export function MissingConversation({ isNamed }: MissingConversationProps) {
  if (!isNamed) {
    return <EmptyState title="Scegli una conversazione">La apri dall’elenco qui accanto.</EmptyState>;
  }
  return (
    <EmptyState
      title="Questa conversazione non c’è più"
      action={
        <Button component={Link} to={paths.chat} variant="default">
          Torna alle conversazioni
        </Button>
      }
    >
      Può essere stata eliminata da te o dall’altra persona.
    </EmptyState>
  );
}
