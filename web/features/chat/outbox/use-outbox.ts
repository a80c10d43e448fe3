import { useContext, useState, useSyncExternalStore } from 'react';
import { type ChatMessage, listConversations, readConversation, sendText } from '#contracts/chat/chat.api';
import { messagePreview } from '#contracts/chat/message-preview';
import { sendFile } from '#contracts/chat/send-file.api';
import type { Problem } from '#contracts/kernel/problem';
import { fileRefusals } from '#contracts/uploads/uploads.api';
import { call } from '#web/api/call';
import { isSignedOut } from '#web/api/is-signed-out';
import { ProblemListener } from '#web/api/problem-listener';
import { type CacheWrite, cacheWrite, type QueryCache, useQueryCache } from '#web/api/query-cache';
import { waitText } from '#web/copy/wait-text';
import { createOutbox, type Leaving, type Outbox } from '#web/features/chat/outbox/outbox';
import { fromKeptForm, keptForm, type Outgoing } from '#web/features/chat/outbox/outgoing';
import { sendFile as sendForm } from '#web/fields/documents/send-file';
import { keepDraft, onDraftsWiped, readDraft } from '#web/forms/tab-drafts';
import { useSession } from '#web/session/session-context';
import { announceUnsent, unsentName } from '#web/session/unsent';
import { notifyFailure } from '#web/ui/messages/notify';

/** One outbox per session, so that it goes on when the user leaves the chat and comes back. */
const outboxes = new WeakMap<QueryCache, Outbox>();

/** The only outbox of this tab that sends; one of an earlier session has ended. */
let latest: Outbox | undefined;

/**
 * The user's outbox and its messages. A failure is shown as 'errore' until the next attempt, as 'chat valita' where the
 * chat is no longer there (CHAT-27: without a chat there is nothing to write into); unsent messages survive a reload.
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
    initial: fromKeptForm(readDraft(author, unsentName)),
    send: async (outgoing, leaving) => {
      const message = await send(outgoing, leaving, author);
      for (const write of messageWrites(outgoing.chat, message)) cache.write(write);
      return message;
    },
    isAnswered: check,
    onChange: (outgoing) => keepDraft(author, unsentName, keptForm(outgoing)),
    onAttempt: (problem) => {
      if (!problem) return;
      onProblem(problem.code);
      if (isSignedOut(problem.code) || (problem.code === 'no_connection' && !problem.outcomeUnknown)) return;
      const title = problem.code === 'not_found' ? 'chat valita' : 'errore';
      notifyFailure(sendText, { title, advice: adviceFor(problem) }, { isToldInPlace: true });
      void cache.refresh(sendText.affects ?? []);
    },
  });
  latest = outbox;
  const forgetCount = announceUnsent({
    author,
    count: () => outbox.read().filter(({ state }) => state !== 'sent').length,
    subscribe: outbox.subscribe,
  });
  const stopListening = onDraftsWiped(author, () => {
    outbox.end();
    forgetCount();
    stopListening();
  });
  return outbox;
}

/** Sends one message for its author: its text, or its file with the text beside it. */
async function send(
  { chat, text, idempotencyKey, attachment }: Outgoing,
  { signal, onProgress }: Leaving,
  author: string,
): Promise<ChatMessage> {
  if (!attachment?.file) return (await call(sendText, { chat, text, idempotencyKey }, author)).message;
  const { file, name } = attachment;
  // Announced under the one name, so that a message that leaves takes back what was said of an earlier one.
  const form = { id: idempotencyKey, file, name, fields: text === '' ? {} : { text }, attempt: sendText.name };
  const options = { onProgress, signal, pageUser: author };
  return (await sendForm(`/files/chat/${chat}`, form, sendFile.output, options)).message;
}

/**
 * Writes the message into the cache: at the end of its chat, and as the chat's last message in the list, which moves to
 * the top.
 */
function messageWrites(chat: string, message: ChatMessage): readonly CacheWrite[] {
  const lastMessage = { ...messagePreview(message.content), sentAt: message.sentAt, own: true };
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

function adviceFor({ code, outcomeUnknown, details }: Problem): string {
  if (code === 'no_connection') {
    return 'Non sappiamo se il messaggio è arrivato. Appena torna la connessione lo verifichiamo noi: non partirà due volte.';
  }
  if (outcomeUnknown) return 'Non sappiamo se il messaggio è arrivato. Premi Riprova: non partirà due volte.';
  if (code === 'not_found') return 'Questa conversazione non c’è più. Il testo è rimasto nel messaggio.';
  if (code === 'too_many_attempts') {
    return `Troppi messaggi in poco tempo. Il messaggio è rimasto nella conversazione: ${waitText(details)}`;
  }
  if (code === 'chat_full' || code in fileRefusals) return 'Il messaggio è rimasto nella conversazione, con il motivo.';
  return 'Il messaggio è rimasto nella conversazione. Premi Riprova quando vuoi.';
}
