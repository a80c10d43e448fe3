import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type ChatMessage, markRead, type readConversation } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { SignedIn } from '#contracts/login/login.api';
import { useCommand } from '#web/api/use-command';
import { bubbles } from '#web/features/chat/conversation/bubbles';
import classes from '#web/features/chat/conversation/conversation.module.css';
import {
  ConversationHeader,
  type ListToggle,
  type OtherSide,
} from '#web/features/chat/conversation/conversation-header.tsx';
import { DeleteChat } from '#web/features/chat/conversation/delete-chat.tsx';
import { firstUnread } from '#web/features/chat/conversation/first-unread';
import type { RenderAppointment } from '#web/features/chat/conversation/message-content.tsx';
import { MessageLog } from '#web/features/chat/conversation/message-log.tsx';
import { SendBox } from '#web/features/chat/conversation/send-box.tsx';
import { otherName } from '#web/features/chat/other-name';
import type { Outbox } from '#web/features/chat/outbox/outbox';
import type { Outgoing } from '#web/features/chat/outbox/outgoing';
import { draftName } from '#web/features/chat/use-draft';
import { keepDraft } from '#web/forms/tab-drafts';

export interface ConversationProps {
  readonly conversation: OperationOutput<typeof readConversation>;
  readonly user: SignedIn['user'];
  readonly outbox: Outbox;
  readonly outgoing: readonly Outgoing[];
  readonly toggle: ListToggle;
  readonly renderAppointment: RenderAppointment | undefined;
  readonly headerAction: ((otherSide: OtherSide) => ReactNode) | undefined;
}

/** One open conversation: the other party, the messages and the send box. */
export function Conversation(props: ConversationProps) {
  const { conversation, user, outbox, outgoing, toggle, renderAppointment, headerAction } = props;
  const { token: chat, otherSide, messages } = conversation;
  useMarkRead(chat, messages);
  const divider = useDivider(messages);
  const unsent = outgoing.filter((message) => message.chat === chat);
  const forget = () => {
    outbox.forget(chat);
    keepDraft(user.token, draftName(chat), '');
  };
  return (
    <>
      <ConversationHeader otherSide={otherSide} toggle={toggle}>
        {headerAction?.(otherSide)}
        <DeleteChat chat={chat} otherSide={otherSide} onDeleted={forget} />
      </ConversationHeader>
      <EmergencyNote />
      <MessageLog
        bubbles={bubbles(messages, unsent)}
        dividerKey={divider}
        other={otherName(otherSide)}
        renderAppointment={renderAppointment}
        onRetry={() => outbox.retry(chat)}
        onDrop={outbox.drop}
      />
      <HeldNote held={unsent.filter(({ state }) => state === 'held').length} />
      <SendBox author={user.token} chat={chat} onSend={outbox.add} />
    </>
  );
}

/** Shown in every chat, because chats are not monitored. */
function EmergencyNote() {
  return (
    <p className={classes.note}>
      La chat non è un servizio di emergenza e nessuno la sorveglia. In caso di pericolo chiama il{' '}
      <a href="tel:112">112</a>.
    </p>
  );
}

/** Says when what is held will leave: this tab alone has it. */
function HeldNote({ held }: { readonly held: number }) {
  return (
    <div role="status">
      {held > 0 && (
        <p className={classes.note}>
          {held === 1 ? 'Un messaggio parte da solo' : `${held} messaggi partono da soli`} appena torna la connessione:
          non chiudere questa scheda.
        </p>
      )}
    </div>
  );
}

/**
 * The id of the message below the divider 'Nuovi messaggi': the first unseen one when the chat was opened or when the
 * user came back to the tab. It stays there although viewing the chat marks everything as seen.
 */
function useDivider(messages: readonly ChatMessage[]): string | undefined {
  const isVisible = useTabVisible();
  const [divider, setDivider] = useState<string>();
  const [mayMove, setMayMove] = useState(true);
  const unread = firstUnread(messages);
  if (!isVisible && !mayMove) setMayMove(true);
  if (isVisible && mayMove && unread !== undefined) {
    setMayMove(false);
    setDivider(unread);
  }
  return divider;
}

/**
 * Marks received messages as seen while the tab is visible, which also refreshes all counts. A failure is silent: the
 * badge stays, and the next message or visit tries again.
 */
function useMarkRead(chat: string, messages: readonly ChatMessage[]): void {
  const { run } = useCommand(markRead);
  const isVisible = useTabVisible();
  const lastUnread = messages.findLast(({ own, seen }) => !own && !seen)?.id;
  useEffect(() => {
    if (lastUnread === undefined || !isVisible) return;
    run({ chat }).catch(() => undefined);
  }, [chat, lastUnread, isVisible, run]);
}

/** Whether this tab is visible: only then do messages count as seen. */
function useTabVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
