import { useContext, useState, useSyncExternalStore } from 'react';
import { type ChatMessage, listConversations, readConversation, sendText } from '#contracts/chat/chat.api';
import type { Problem } from '#contracts/kernel/problem';
import { call } from '#web/api/call';
import { ProblemListener } from '#web/api/problem-listener';
import { type CacheWrite, cacheWrite, type QueryCache, useQueryCache } from '#web/api/query-cache';
import { createOutbox, type Outbox } from '#web/features/chat/outbox/outbox';
import { fromKeptForm, keptForm, type Outgoing } from '#web/features/chat/outbox/outgoing';
import { keepDraft, onDraftsWiped, readDraft } from '#web/forms/tab-drafts';
import { notifyFailure } from '#web/ui/messages/notify';

const keptName = 'outbox';

/** One outbox for each session: it goes on while the chat is left and opened again. */
const outboxes = new WeakMap<QueryCache, Outbox>();

/** The user's outbox, and what is in it. A failure says 'errore' until the next attempt (CHAT-30); what was not sent outlives a reload. */
export function useOutbox(author: string): { readonly outbox: Outbox; readonly outgoing: readonly Outgoing[] } {
  const cache = useQueryCache();
  const onProblem = useContext(ProblemListener);
  const [outbox] = useState(() => {
    const own = outboxes.get(cache) ?? openOutbox(author, cache, onProblem);
    outboxes.set(cache, own);
    return own;
  });
  return { outbox, outgoing: useSyncExternalStore(outbox.subscribe, outbox.read) };
}

/** Opens the outbox of a session. Once its author has left nothing more is sent, kept or said. */
function openOutbox(author: string, cache: QueryCache, onProblem: (code: string) => void): Outbox {
  const outbox = createOutbox({
    initial: fromKeptForm(readDraft(author, keptName)),
    send: async ({ chat, text, idempotencyKey }) => {
      const { message } = await call(sendText, { chat, text, idempotencyKey });
      for (const write of messageWrites(chat, message)) cache.write(write);
      return message;
    },
    onChange: (outgoing) => keepDraft(author, keptName, keptForm(outgoing)),
    onAttempt: (problem) => {
      if (!problem) return;
      onProblem(problem.code);
      notifyFailure(sendText, { title: 'errore', advice: adviceFor(problem) });
      void cache.refresh(sendText.affects ?? []);
    },
  });
  const stopListening = onDraftsWiped(author, () => {
    outbox.end();
    stopListening();
  });
  return outbox;
}

/** The message at the end of its chat, and as the last of it in the list, which then comes first. */
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
  if (outcomeUnknown) return 'Non sappiamo se il messaggio è arrivato. Premi Riprova: non partirà due volte.';
  if (code === 'not_found') return 'Questa conversazione non c’è più. Il testo è rimasto nel messaggio.';
  return 'Il messaggio è rimasto qui. Premi Riprova quando vuoi.';
}
