import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import { useDraftOwner } from '#web/forms/draft-owner';
import { suggestText } from '#web/forms/suggested-text';
import { paths } from '#web/routing/paths';

interface ChatLinkProps {
  /** The other party's token. */
  readonly person: string;
  readonly label: string;
  readonly describedBy?: string;
  /** Stands in the send box for the user to send or change; a message already begun there stays. */
  readonly message?: string | undefined;
  /** Runs when the link is followed, for example to close the dialog around it. */
  readonly onFollow?: () => void;
}

/** A link to the conversation with that person; to the list of conversations while none with them is known. */
export function ChatLink({ person, label, describedBy, message = '', onFollow }: ChatLinkProps) {
  const author = useDraftOwner();
  const chat = useChatWith(person);
  const follow = () => {
    if (chat) suggestText(author, `chat:${chat}`, message);
    onFollow?.();
  };
  return (
    <Anchor
      component={Link}
      to={chat ? paths.conversation(chat) : paths.chat}
      size="sm"
      py="xs"
      aria-describedby={describedBy}
      onClick={follow}
    >
      {label}
    </Anchor>
  );
}

/** The token of the conversation with that person; undefined while none is known. */
function useChatWith(person: string): string | undefined {
  const { data } = useQuery(listConversations, {});
  return data?.chats.find(({ otherSide }) => otherSide.kind !== 'administration' && otherSide.token === person)?.token;
}
