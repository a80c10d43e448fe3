import { useContext, useState, useSyncExternalStore } from 'react';
import { type ChatMessage, listConversations, readConversation, sendText } from '#contracts/chat/chat.api';
import type { Problem } from '#contracts/kernel/problem';
import { currentSession } from '#contracts/login/login.api';
import { call } from '#web/api/call';
import { ProblemListener } from '#web/api/problem-listener';
import { type CacheWrite, cacheWrite, type QueryCache, useQueryCache } from '#web/api/query-cache';
import { createOutbox, type Outbox } from '#web/features/chat/outbox/outbox';
import { fromKeptForm, keptForm, type Outgoing } from '#web/features/chat/outbox/outgoing';
import { keepDraft, onDraftsWiped, readDraft } from '#web/forms/tab-drafts';
import { isLeavePending } from '#web/session/pending-leave';
import { useSession } from '#web/session/session-context';
import { notifyFailure } from '#web/ui/messages/notify';

const keptName = 'outbox';

/** One outbox per session, so that it goes on when the user leaves the chat and comes back. */
const outboxes = new WeakMap<QueryCache, Outbox>();

/** The only outbox of this tab that sends; one of an earlier session has ended. */
let latest: Outbox | undefined;

/**
 * The user's outbox and its messages. A failure is shown as 'errore' until the next attempt; unsent messages survive a
 * reload.
 */
export function useOutbox(author: string): { readonly outbox: Outbox; readonly outgoing: readonly Outgoing[] } {
  const cache = useQueryCache();
  const onProblem = useContext(ProblemListener);
  const { check } = useSession();
  const [outbox] = useState(() => {
    const own = outboxes.get(cache) ?? openOutbox({ author, cache, onProblem, check });
    outboxes.set(cache, own);
    return own;
  });
  return { outbox, outgoing: useSyncExternalStore(outbox.subscribe, outbox.read) };
}

interface OutboxSession {
  readonly author: string;
  readonly cache: QueryCache;
  readonly onProblem: (code: string) => void;
  readonly check: () => Promise<boolean>;
}

/** Creates the outbox of a session; it ends when the author signs out, which wipes their drafts. */
function openOutbox({ author, cache, onProblem, check }: OutboxSession): Outbox {
  latest?.end();
  const outbox = createOutbox({
    initial: fromKeptForm(readDraft(author, keptName)),
    send: async ({ chat, text, idempotencyKey }) => {
      const { message } = await call(sendText, { chat, text, idempotencyKey });
      for (const write of messageWrites(chat, message)) cache.write(write);
      return message;
    },
    isStillAuthor: async () => {
      const isAuthor = await isSignedIn(author);
      // Another tab has ended the session, or begun another: this one is to know it.
      if (isAuthor === false) void check();
      return isAuthor === true;
    },
    onChange: (outgoing) => keepDraft(author, keptName, keptForm(outgoing)),
    onAttempt: (problem) => {
      if (!problem) return;
      onProblem(problem.code);
      if (problem.code === 'no_connection' && !problem.outcomeUnknown) return;
      notifyFailure(sendText, { title: 'errore', advice: adviceFor(problem) });
      void cache.refresh(sendText.affects ?? []);
    },
  });
  latest = outbox;
  const stopListening = onDraftsWiped(author, () => {
    outbox.end();
    stopListening();
  });
  return outbox;
}

/**
 * Whether the back end's session is this user's, and nobody has left it without the back end hearing of it; undefined
 * when there is no answer.
 */
async function isSignedIn(user: string): Promise<boolean | undefined> {
  if (isLeavePending()) return false;
  try {
    const { signedIn } = await call(currentSession, {});
    return signedIn?.user.token === user && !isLeavePending();
  } catch {
    return undefined;
  }
}

/**
 * Writes the message into the cache: at the end of its chat, and as the chat's last message in the list, which moves to
 * the top.
 */
function messageWrites(chat: string, message: ChatMessage): readonly CacheWrite[] {
  const { kind, text } = message.content;
  const lastMessage = {
    kind: kind === 'text' || kind === 'appointment' ? kind : 'file',
    text,
    sentAt: message.sentAt,
    own: true,
  } as const;
  return [
    cacheWrite(readConversation, (before, input) => {
      if (input.chat !== chat || before.messages.some(({ id }) => id === message.id)) return undefined;
      return { ...before, messages: [...before.messages, message] };
    }),
    cacheWrite(listConversations, (before) => ({
      ...before,
      chats: [
        ...before.chats.flatMap((each) => (each.token === chat ? { ...each, lastMessage } : [])),
        ...before.chats.filter(({ token }) => token !== chat),
      ],
    })),
  ];
}

function adviceFor({ code, outcomeUnknown }: Problem): string {
  if (code === 'no_connection') {
    return 'Non sappiamo se il messaggio è arrivato. Appena torna la connessione lo verifichiamo noi: non partirà due volte.';
  }
  if (outcomeUnknown) return 'Non sappiamo se il messaggio è arrivato. Premi Riprova: non partirà due volte.';
  if (code === 'not_found') return 'Questa conversazione non c’è più. Il testo è rimasto nel messaggio.';
  return 'Il messaggio è rimasto nella conversazione. Premi Riprova quando vuoi.';
}
