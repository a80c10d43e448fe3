import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listConversations, readConversation, sendText } from '#contracts/chat/chat.api';
import type { Problem } from '#contracts/kernel/problem';
import { call } from '#web/api/call';
import { ProblemListener } from '#web/api/problem-listener';
import { useRefresh } from '#web/api/use-refresh';
import { createOutbox, type Outbox } from '#web/features/chat/outbox/outbox';
import { fromKeptForm, keptForm, type Outgoing } from '#web/features/chat/outbox/outgoing';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { notifyDanger, takeBackDanger } from '#web/ui/messages/notify';

const keptName = 'outbox';

/** The user's outbox, and what is in it. A failure says 'errore' until the next attempt (CHAT-30); what was not sent outlives a reload. */
export function useOutbox(author: string): { readonly outbox: Outbox; readonly outgoing: readonly Outgoing[] } {
  const onAttempt = useLatest(useAfterAttempt());
  const [outbox] = useState(() =>
    createOutbox({
      initial: fromKeptForm(readDraft(author, keptName)),
      send: async ({ chat, text, act }) => {
        const { message } = await call(sendText, { chat, text, act });
        return message;
      },
      onChange: (outgoing) => keepDraft(author, keptName, keptForm(outgoing)),
      onAttempt: (problem) => onAttempt.current(problem),
    }),
  );
  return { outbox, outgoing: useSyncExternalStore(outbox.subscribe, outbox.read) };
}

function useAfterAttempt(): (problem: Problem | undefined) => void {
  const refresh = useRefresh();
  const onProblem = useContext(ProblemListener);
  return (problem) => {
    takeBackDanger(keptName);
    if (problem) {
      onProblem(problem.code);
      notifyDanger('errore', adviceFor(problem), keptName);
    }
    void refresh(readConversation, listConversations);
  };
}

function adviceFor({ code, outcomeUnknown }: Problem): string {
  if (outcomeUnknown) return 'Non sappiamo se il messaggio è arrivato. Premi Riprova: non partirà due volte.';
  if (code === 'not_found') return 'Questa conversazione non c’è più. Il testo è rimasto nel messaggio.';
  return 'Il messaggio è rimasto qui. Premi Riprova quando vuoi.';
}

/** A value for callbacks that outlive the render they were made in. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
