import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import { useDraftOwner } from '#web/forms/draft-owner';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { paths } from '#web/routing/paths';

interface ChatLinkProps {
  /** The other side's token. */
  readonly person: string;
  readonly label: string;
  readonly describedBy?: string;
  /** Waits in the send box, for the user to send or change; what was begun there already stays. */
  readonly message?: string | undefined;
  /** Told when it is followed, such as to close what it stands in. */
  readonly onFollow?: () => void;
}

/** Leads to the conversation with that person; to all conversations while none of theirs is known. */
export function ChatLink({ person, label, describedBy, message = '', onFollow }: ChatLinkProps) {
  const author = useDraftOwner();
  const chat = useChatWith(person);
  const follow = () => {
    if (chat && readDraft(author, `chat:${chat}`) === '') keepDraft(author, `chat:${chat}`, message);
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

/** The conversation with that person, by its token; undefined while none is known. */
function useChatWith(person: string): string | undefined {
  const { data } = useQuery(listConversations, {});
  return data?.chats.find(({ otherSide }) => otherSide.kind !== 'administration' && otherSide.token === person)?.token;
}
