import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listConversations, messageText, startConversation } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { problemOf } from '#web/api/call-failed';
import { newAct } from '#web/api/new-act';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { firstMessageFailure } from '#web/features/therapists/first-message/first-message-failure';
import { fieldText } from '#web/fields/field-texts';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { paths } from '#web/routing/paths';
import { notifyDanger, notifySuccess, takeBackDanger } from '#web/ui/messages/notify';

interface FirstMessage {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  /** What is wrong with the text, until it is changed. */
  readonly fault: string | undefined;
  /** Why the last sending failed, until one succeeds. */
  readonly problem: Problem | undefined;
}

const faults = {
  required: 'Scrivi qualche parola prima di inviare.',
  invalid: 'Il messaggio può avere al massimo 4.000 caratteri.',
};

/**
 * The first message of a patient to a therapist. One opening of the dialog is one act: pressing twice, or again after
 * a lost answer, starts one chat (CHAT-36). A text changed after a failure is another act, lest the earlier text pass
 * for it. The text stays in this tab until it has been sent.
 */
export function useFirstMessage(author: string, therapist: string): FirstMessage {
  const draft = `first-message:${therapist}`;
  const [text, setText] = useState(() => readDraft(author, draft));
  const [act, setAct] = useState(newAct);
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const { run, isRunning } = useCommand(startConversation);
  const opened = useConversationStarted(author);
  const isDone = useRef(false);

  const write = (next: string) => {
    setText(next);
    setFault(undefined);
    if (problem) setAct(newAct());
    setProblem(undefined);
    keepDraft(author, draft, next);
  };
  const send = async () => {
    if (isDone.current) return;
    const message = messageText.safeParse(text);
    if (!message.success) {
      setFault(fieldText(message.error.issues[0]?.message, faults));
      return;
    }
    takeBackDanger(draft);
    try {
      const started = await run({ therapist, text: message.data, act });
      if (!started) return;
      isDone.current = true;
      keepDraft(author, draft, '');
      opened(started, message.data);
    } catch (failure) {
      setProblem(problemOf(failure));
      notifyDanger('error', firstMessageFailure(problemOf(failure)), draft);
    }
  };
  return { text, write, send, isSending: isRunning, fault, problem };
}

/** Leads to the chat. Where one existed nothing was sent, so the text waits in its send box (CHAT-35). */
function useConversationStarted(author: string) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return ({ chat, existed }: OperationOutput<typeof startConversation>, text: string) => {
    if (existed) {
      keepDraft(author, `chat:${chat}`, text);
      notifySuccess('Avevi già una conversazione: il testo è pronto nella casella, decidi tu se inviarlo.');
    } else {
      notifySuccess('chat successo');
    }
    void refresh(listConversations, therapistDetail);
    void navigate(paths.conversation(chat));
  };
}
