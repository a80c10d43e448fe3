import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type ChatMessage, listConversations, markRead, readConversation } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { SignedIn } from '#contracts/login/login.api';
import { type CacheWrite, cacheWrite } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { useAttachments } from '#web/features/chat/attachment/use-attachments';
import { bubbles } from '#web/features/chat/conversation/bubbles';
import classes from '#web/features/chat/conversation/conversation.module.css';
import { ConversationActions } from '#web/features/chat/conversation/conversation-actions.tsx';
import { ConversationHeader, type OtherSide } from '#web/features/chat/conversation/conversation-header.tsx';
import { EmergencyNote } from '#web/features/chat/conversation/emergency-note.tsx';
import { firstUnread } from '#web/features/chat/conversation/first-unread';
import type { AppointmentCard } from '#web/features/chat/conversation/message-content.tsx';
import { type FoundMessage, MessageLog } from '#web/features/chat/conversation/message-log.tsx';
import { SendBox } from '#web/features/chat/conversation/send-box.tsx';
import { useInSight } from '#web/features/chat/in-sight';
import type { ListOverlay } from '#web/features/chat/list/use-list-overlay';
import { otherName } from '#web/features/chat/other-name';
import type { Outbox } from '#web/features/chat/outbox/outbox';
import { isFileUnsent, type Outgoing } from '#web/features/chat/outbox/outgoing';
import { type FindBy, MessageFinder } from '#web/features/chat/search/message-finder.tsx';
import { useFileDrop } from '#web/fields/documents/use-file-drop';
import { keepDraft } from '#web/forms/tab-drafts';
import { chatDraftName } from '#web/session/unsent';
import { notifySuccess } from '#web/ui/messages/notify';

/** Draws an appointment's card, which stands among all cards of the conversation. */
export type RenderAppointmentAmong = (card: AppointmentCard, cards: readonly AppointmentCard[]) => ReactNode;

export interface ConversationProps {
  readonly conversation: OperationOutput<typeof readConversation>;
  readonly user: SignedIn['user'];
  readonly outbox: Outbox;
  readonly outgoing: readonly Outgoing[];
  readonly overlay: ListOverlay;
  readonly renderAppointment: RenderAppointmentAmong | undefined;
  readonly headerAction: ((otherSide: OtherSide) => ReactNode) | undefined;
}

/** One open conversation: the other party, the messages and the send box. */
export function Conversation(props: ConversationProps) {
  const { conversation, user, outbox, outgoing, overlay, renderAppointment, headerAction } = props;
  const { token: chat, otherSide, messages } = conversation;
  const isVisible = useTabVisible();
  const [isEndInSight, setEndInSight] = useState(false);
  useInSight(chat, isVisible && isEndInSight);
  useMarkRead(chat, messages, { isVisible, isEndInSight });
  const cards = messages.map(({ content }) => content).filter((content) => content.kind === 'appointment');
  const divider = useDivider(messages, { isVisible, isEndInSight });
  const unsent = outgoing.filter((message) => message.chat === chat);
  const shown = bubbles(messages, unsent);
  const finder = useFinder();
  const attachments = useAttachments(chat);
  const { isOver, handlers } = useFileDrop(attachments.add);
  const chooseAgain = async (idempotencyKey: string, file: File) => {
    const attachment = await attachments.prepare(file);
    if (attachment) outbox.attachAgain(idempotencyKey, attachment);
  };
  const drop = (idempotencyKey: string) => {
    const putBack = outbox.drop(idempotencyKey);
    if (putBack) notifySuccess('Messaggio tolto', { offer: { label: 'Rimetti', run: async () => putBack() } });
  };
  const forget = () => {
    outbox.forget(chat);
    attachments.clear();
    keepDraft(user.token, chatDraftName(chat), '');
  };
  return (
    <>
      <ConversationHeader otherSide={otherSide} overlay={overlay}>
        {headerAction?.(otherSide)}
        <ConversationActions chat={chat} otherSide={otherSide} onDeleted={forget} onFind={finder.open} />
      </ConversationHeader>
      <div
        className={classes.body}
        inert={overlay.isShown}
        data-over={isOver || undefined}
        data-finding={finder.by !== null || undefined}
        {...handlers}
      >
        {user.userType === 'patient' && <EmergencyNote />}
        {finder.by && (
          <MessageFinder key={finder.by} bubbles={shown} by={finder.by} onFound={finder.mark} onClose={finder.close} />
        )}
        <MessageLog
          bubbles={shown}
          found={finder.found}
          dividerKey={divider}
          other={otherName(otherSide)}
          unread={messages.filter(({ own, seen }) => !own && !seen).length}
          onEndInSight={setEndInSight}
          renderAppointment={renderAppointment && ((card) => renderAppointment(card, cards))}
          onRetry={() => outbox.retry(chat)}
          onDrop={drop}
          onCancel={outbox.cancel}
          onChosenAgain={chooseAgain}
        />
        <HeldNote held={unsent.filter(({ state }) => state === 'held')} />
        <SendBox author={user.token} chat={chat} attachments={attachments} onSend={outbox.add} />
      </div>
    </>
  );
}

/** What is looked for in the conversation, and the message that was found. Closing gives the focus back. */
function useFinder() {
  const [by, setBy] = useState<FindBy | null>(null);
  const [found, setFound] = useState<FoundMessage | null>(null);
  const origin = useRef<Element | null>(null);
  return {
    by,
    found,
    mark: (key: string | null) => setFound(key === null ? null : { key }),
    open: (next: FindBy) => {
      origin.current = document.activeElement;
      setFound(null);
      setBy(next);
    },
    close: () => {
      setFound(null);
      setBy(null);
      if (origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
}

/** Says when what is held will leave: this tab alone has it, and a file not even after a reload. */
function HeldNote({ held }: { readonly held: readonly Outgoing[] }) {
  const leaving = held.length === 1 ? 'Un messaggio parte da solo' : `${held.length} messaggi partono da soli`;
  const advice = held.some(isFileUnsent)
    ? 'non chiudere e non ricaricare questa scheda, il file andrebbe perso.'
    : 'non chiudere questa scheda.';
  return (
    <div role="status" data-held>
      {held.length > 0 && <p className={classes.note}>{`${leaving} appena torna la connessione: ${advice}`}</p>}
    </div>
  );
}

/**
 * The id of the message below the divider 'Nuovi messaggi': the first unseen one when the chat was opened, when the
 * user came back to the tab, or that came while the user was reading further up. It stays there although viewing the
 * chat marks everything as seen.
 */
function useDivider(messages: readonly ChatMessage[], { isVisible, isEndInSight }: Sight): string | undefined {
  const [divider, setDivider] = useState<string>();
  const [mayMove, setMayMove] = useState(true);
  const unread = firstUnread(messages);
  const isAway = !isVisible || (unread === undefined && !isEndInSight);
  if (isAway && !mayMove) setMayMove(true);
  if (isVisible && mayMove && unread !== undefined) {
    setMayMove(false);
    setDivider(unread);
  }
  return divider;
}

interface Sight {
  readonly isVisible: boolean;
  readonly isEndInSight: boolean;
}

/**
 * Marks received messages as seen in a visible tab, which also refreshes all counts: what is there as the conversation
 * is opened, and what arrives later once it is on screen (CHAT-32). A failure is silent: the badge stays, and the next
 * message or visit tries again.
 */
function useMarkRead(chat: string, messages: readonly ChatMessage[], { isVisible, isEndInSight }: Sight): void {
  /** The messages that the last mark was for, and the last of them while another mark would be the same. */
  const marked = useRef<readonly ChatMessage[]>([]);
  const tried = useRef<string>(undefined);
  const { run, isRunning } = useCommand(markRead, { writes: () => readWrites(chat, marked.current) });
  const [openedWith] = useState(() => new Set(messages.map(({ id }) => id)));
  const unread = messages.filter(({ own, seen }) => !own && !seen);
  const lastUnread = unread.at(-1)?.id;
  const areSeen = isVisible && (isEndInSight || (lastUnread !== undefined && openedWith.has(lastUnread)));
  const mark = useEffectEvent(() => {
    // What could not be marked is not tried again at once.
    if (tried.current === lastUnread) return;
    tried.current = lastUnread;
    marked.current = unread;
    run({ chat }).catch(() => undefined);
  });
  useEffect(() => {
    if (!areSeen) tried.current = undefined;
    // What comes while others are marked waits for its turn.
    else if (lastUnread !== undefined && !isRunning) mark();
  }, [lastUnread, areSeen, isRunning]);
}

/** The chat with these messages seen; what has come meanwhile is not. */
function readWrites(chat: string, read: readonly ChatMessage[]): readonly CacheWrite[] {
  const ids = new Set(read.map(({ id }) => id));
  const left = (unread: number) => Math.max(0, unread - ids.size);
  return [
    cacheWrite(readConversation, (before, input) => {
      if (input.chat !== chat) return undefined;
      return {
        ...before,
        messages: before.messages.map((each) => (ids.has(each.id) ? { ...each, seen: true } : each)),
      };
    }),
    cacheWrite(listConversations, (before) => {
      const unread = before.chats.find(({ token }) => token === chat)?.unread ?? 0;
      return {
        chats: before.chats.map((each) => (each.token === chat ? { ...each, unread: left(each.unread) } : each)),
        unread: before.unread - unread + left(unread),
      };
    }),
  ];
}

/** Whether this tab is visible: only then do messages count as seen. */
function useTabVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
