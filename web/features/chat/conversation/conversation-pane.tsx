import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { readConversation } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { QueryState } from '#web/api/use-query';
import classes from '#web/features/chat/chat-screen.module.css';
import { Conversation, type ConversationProps } from '#web/features/chat/conversation/conversation.tsx';
import { type Outgoing, waitsForAuthor } from '#web/features/chat/outbox/outgoing';
import { useDraft } from '#web/features/chat/use-draft';
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

/** The conversation in the address. Where none is open there is nothing to write into. */
export function ConversationPane({ chat, query, isReadingAppointments, ...props }: ConversationPaneProps) {
  const isGone = useIsGone(query);
  if (chat === null) {
    return (
      <div className={classes.notOpen}>
        <EmptyState title="Scegli una conversazione">La apri dall’elenco qui accanto.</EmptyState>
      </div>
    );
  }
  if (isGone) {
    return (
      <div className={classes.notOpen}>
        <GoneConversation wasOpen={query.data !== undefined} />
        <UnsentTexts
          author={props.user.token}
          chat={chat}
          outgoing={props.outgoing.filter((message) => message.chat === chat && waitsForAuthor(message))}
          onDrop={props.outbox.drop}
        />
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

/**
 * Whether the chat is not, or no longer, the user's. A reading that fails otherwise does not bring back what an earlier
 * one has found gone, although its last good answer is still there.
 */
function useIsGone({ problem, isLoading }: ConversationPaneProps['query']): boolean {
  const [wasGone, setWasGone] = useState(false);
  const saysGone = problem?.code === 'not_found' || problem?.code === 'invalid_input';
  const isGone = saysGone || (wasGone && (problem !== undefined || isLoading));
  if (isGone !== wasGone) setWasGone(isGone);
  return isGone;
}

interface UnsentTextsProps {
  readonly author: string;
  readonly chat: string;
  readonly outgoing: readonly Outgoing[];
  readonly onDrop: (idempotencyKey: string) => void;
}

/** What the user wrote, or had begun to write, into a conversation that was gone before it could leave. */
function UnsentTexts({ author, chat, outgoing, onDrop }: UnsentTextsProps) {
  const { text, write } = useDraft(author, chat);
  const unsent = outgoing.map((each) => ({ ...each, drop: () => onDrop(each.idempotencyKey) }));
  const begun = text === '' ? [] : [{ idempotencyKey: 'draft', text, attachment: null, drop: () => write('') }];
  const texts = [...unsent, ...begun];
  if (texts.length === 0) return null;
  return (
    <section aria-label="Messaggi non inviati" className={classes.unsent}>
      <p>Questo non è partito. Il testo resta qui finché non lo togli:</p>
      {texts.map(({ idempotencyKey, text, attachment, drop }) => (
        <blockquote key={idempotencyKey}>
          {attachment && <span>Allegato: {attachment.name}</span>}
          <span>{text}</span>
          <Button size="sm" variant="default" onClick={drop}>
            Togli
          </Button>
        </blockquote>
      ))}
    </section>
  );
}

/** Replaces the conversation when the one in the address is not, or no longer, the user's. */
function GoneConversation({ wasOpen }: { readonly wasOpen: boolean }) {
  const said = useRef<HTMLDivElement>(null);
  // Whoever was writing is in nothing any more.
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus();
  }, []);
  return (
    <div ref={said} tabIndex={-1}>
      <EmptyState
        title={wasOpen ? 'Questa conversazione è stata eliminata' : 'Questa conversazione non è tra le tue'}
        action={
          <Button component={Link} to={paths.chat} variant="default">
            Torna alle conversazioni
          </Button>
        }
      >
        {wasOpen
          ? 'I messaggi non ci sono più, né per te né per l’altra persona.'
          : 'Può essere stata eliminata, oppure non è dell’account che stai usando.'}
      </EmptyState>
    </div>
  );
}
