import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ChatSummary } from '#contracts/chat/chat.api';
import { ConversationItem } from '#web/features/chat/list/conversation-item.tsx';
import classes from '#web/features/chat/list/conversation-list.module.css';
import { matchingChats } from '#web/features/chat/list/matching-chats';
import { unsentInChat } from '#web/features/chat/list/unsent-in-chat';
import type { Outgoing } from '#web/features/chat/outbox/outgoing';
import { readDraft } from '#web/forms/tab-drafts';
import { chatDraftName } from '#web/session/unsent';
import { useToday } from '#web/ui/use-today';

interface ConversationListProps {
  readonly chats: readonly ChatSummary[];
  readonly selected: string | null;
  /** The user's token, under which drafts are kept. */
  readonly author: string;
  /** The user's messages that have not left, in all chats. */
  readonly outgoing: readonly Outgoing[];
  readonly onOpen: () => void;
  readonly action?: ReactNode;
}

/** The conversations, the most recent first, with the search that filters them. */
export function ConversationList({ chats, selected, author, outgoing, onOpen, action }: ConversationListProps) {
  const [sought, setSought] = useState('');
  const today = useToday();
  const found = matchingChats(chats, sought);
  return (
    <>
      <div className={classes.top}>
        <TextInput
          type="search"
          label="Cerca una conversazione"
          value={sought}
          leftSection={<IconSearch aria-hidden size={18} />}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        {action}
      </div>
      <output className={found.length === 0 ? classes.none : 'visually-hidden'}>
        {sought.trim() !== '' && countText(found.length)}
      </output>
      <ul className={classes.list}>
        {found.map((chat) => (
          <li key={chat.token}>
            <ConversationItem
              chat={chat}
              isSelected={chat.token === selected}
              draft={chat.token === selected ? '' : readDraft(author, chatDraftName(chat.token))}
              unsent={unsentInChat(outgoing, chat.token)}
              today={today}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nessuna conversazione trovata: prova con un altro nome.';
  return count === 1 ? '1 conversazione trovata' : `${count} conversazioni trovate`;
}
