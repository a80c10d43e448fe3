import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { readConversation } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { QueryState } from '#web/api/use-query';
import classes from '#web/features/chat/chat-screen.module.css';
import { Conversation, type ConversationProps } from '#web/features/chat/conversation/conversation.tsx';
import { SendBox } from '#web/features/chat/conversation/send-box.tsx';
import { type Outgoing, waitsForAuthor } from '#web/features/chat/outbox/outgoing';
import { paths } from '#web/routing/paths';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface ConversationPaneProps extends Omit<ConversationProps, 'conversation'> {
  /** The chat in the address; null when it names none. */
  readonly chat: string | null;
  /** The reading of that chat. */
  readonly query: QueryState<OperationOutput<typeof readConversation>>;
  /** Cards of appointments that grow when these are read would move the messages under the reader's eyes. */
  readonly isReadingAppointments: boolean;
}

/** The conversation in the address; one that does not exist can be neither read nor written to. */
export function ConversationPane({ chat, query, isReadingAppointments, ...props }: ConversationPaneProps) {
  const isMissing = query.problem?.code === 'not_found' || query.problem?.code === 'invalid_input';
  if (chat === null || isMissing) {
    return (
      <div className={classes.unopened}>
        <div className={classes.nothing}>
          <MissingConversation isNamed={chat !== null} />
          <UnsentTexts
            outgoing={props.outgoing.filter((message) => message.chat === chat && waitsForAuthor(message))}
            onDrop={props.outbox.drop}
          />
        </div>
        {chat === null && <SendBox author={props.user.token} chat={null} onSend={() => undefined} />}
      </div>
    );
  }
  const waits = isReadingAppointments && query.data?.messages.some(({ content }) => content.kind === 'appointment');
  return (
    <QueryRegion query={waits ? { ...query, data: undefined } : query} what="la conversazione">
      {(conversation): ReactNode => <Conversation conversation={conversation} {...props} />}
    </QueryRegion>
  );
}

interface UnsentTextsProps {
  readonly outgoing: readonly Outgoing[];
  readonly onDrop: (idempotencyKey: string) => void;
}

/** What the user wrote into a conversation that was gone before it could leave. */
function UnsentTexts({ outgoing, onDrop }: UnsentTextsProps) {
  if (outgoing.length === 0) return null;
  return (
    <section aria-label="Messaggi non inviati" className={classes.unsent}>
      <p>Questo non è partito. Il testo resta qui finché non lo togli:</p>
      {outgoing.map(({ idempotencyKey, text }) => (
        <blockquote key={idempotencyKey}>
          {text}
          <Button size="sm" variant="default" onClick={() => onDrop(idempotencyKey)}>
            Togli
          </Button>
        </blockquote>
      ))}
    </section>
  );
}

interface MissingConversationProps {
  /** Whether the address names a chat that is not, or no longer, the user's. */
  readonly isNamed: boolean;
}

/** Replaces the conversation when none is chosen, or when the one in the address is not, or no longer, the user's. */
function MissingConversation({ isNamed }: MissingConversationProps) {
  if (!isNamed) {
    return <EmptyState title="Scegli una conversazione">La apri dall’elenco qui accanto.</EmptyState>;
  }
  return (
    <EmptyState
      title="Questa conversazione non è tra le tue"
      action={
        <Button component={Link} to={paths.chat} variant="default">
          Torna alle conversazioni
        </Button>
      }
    >
      Può essere stata eliminata, oppure non è dell’account che stai usando.
    </EmptyState>
  );
}
