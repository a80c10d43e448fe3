import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageText, startConversation } from '#contracts/chat/chat.api';
import type { OperationOutput, RefusalCode } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { isSignedOut } from '#web/api/is-signed-out';
import { waitText } from '#web/copy/wait-text';
import { firstMessageDraft } from '#web/features/therapists/first-message/first-message-draft';
import type { Detail } from '#web/features/therapists/profile/detail';
import { fieldText } from '#web/fields/field-texts';
import { findDraft, forgetDraft } from '#web/forms/draft-store';
import { keepDraft } from '#web/forms/tab-drafts';
import { type Draft, useDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { paths } from '#web/routing/paths';
import { forgetIntention, intentionOf, keepIntention } from '#web/session/intention';
import { useSession } from '#web/session/session-context';
import { chatDraftName } from '#web/session/unsent';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

interface FirstMessage {
  readonly text: string;
  readonly draft: Draft<string>;
  readonly write: (text: string) => void;
  /** Empties the box and clears the last failure. */
  readonly startAfresh: () => void;
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  /** Whether the last attempt was refused because the therapist takes no new requests. */
  readonly isRefused: boolean;
  /** The problem of the text, until it is changed. */
  readonly fault: string | undefined;
}

/** The refusal that the form itself tells. */
const paused: RefusalCode<typeof startConversation> = 'requests_paused';

const faults = {
  required: 'Scrivi qualche parola prima di inviare.',
  invalid: 'Il messaggio può avere al massimo 4.000 caratteri.',
};

/**
 * The first message of a patient to a therapist. A second press, or a retry after a lost answer, starts only one chat.
 * A text changed after a failure gets a new idempotency key, so that the earlier text is not taken for it. The text
 * stays in this tab until it is sent; where the session ended meanwhile, it waits for the same user.
 */
export function useFirstMessage(
  author: string,
  { token: therapist, name }: Pick<Detail, 'token' | 'name'>,
): FirstMessage {
  const draft = useDraft(firstMessageDraft(therapist), (kept = '') => kept);
  const [text, setText] = useState(draft.initial);
  const [fault, setFault] = useState<string>();
  const onStarted = useConversationStarted(author);
  const { submit, isSending, failed, startOver } = useSubmit(startConversation, {
    input: (message: string, idempotencyKey) => ({ therapist, text: message, idempotencyKey }),
    draft,
    onDone: onStarted,
    onFailed: (problem) => {
      if (isSignedOut(problem.code)) keepIntention(author, { kind: 'message', therapist, name });
      else if (problem.code !== paused)
        notifyFailure(startConversation, { title: 'error', advice: firstMessageFailure(problem) });
    },
  });

  const write = (next: string) => {
    setText(next);
    setFault(undefined);
    if (failed) startOver();
    draft.keep(next);
  };
  const send = async () => {
    const message = messageText.safeParse(text);
    if (!message.success) {
      setFault(fieldText(message.error.issues[0]?.message, faults));
      return;
    }
    await submit(message.data);
  };
  return {
    text,
    draft,
    write,
    startAfresh: () => write(draft.blank),
    send,
    isSending,
    isRefused: failed?.problem.code === paused,
    fault,
  };
}

/** Opens the chat. If it already existed, nothing was sent: the text is put into its send box. */
function useConversationStarted(author: string) {
  const navigate = useNavigate();
  return ({ chat, existed }: OperationOutput<typeof startConversation>, text: string) => {
    if (existed) {
      putIntoChat(author, chat, text);
    } else {
      notifySuccess('chat successo', {
        advice: 'Il messaggio è stato inviato: la risposta arriva qui.',
        travels: true,
      });
    }
    void navigate(paths.conversation(chat));
  };
}

/** What to say of a first message that did not go through: what is safe, and what to press. */
function firstMessageFailure({ code, outcomeUnknown, details }: Problem): string {
  if (code === 'too_many_attempts') {
    return `Hai scritto a molti terapeuti in poco tempo. Il testo è rimasto qui: ${waitText(details)}`;
  }
  return outcomeUnknown
    ? 'Non sappiamo se il messaggio è arrivato. Premi di nuovo Invia messaggio: non partirà due volte.'
    : 'Il messaggio non è partito e il testo è rimasto qui. Premi di nuovo Invia messaggio quando vuoi.';
}

/**
 * Leads a patient who began to write before signing in back to the message, once: to the form, or to the chat there is
 * already, with the text in its send box. Nothing is sent. Consents come first.
 */
export function useCarriedMessage(therapist: Pick<Detail, 'token' | 'chat'> | undefined, openForm: () => void): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const author = user?.userType === 'patient' && user.missingConsents.length === 0 ? user.token : undefined;
  const carryOn = useEffectEvent((owner: string) => {
    const intention = intentionOf(owner);
    if (!therapist || intention?.kind !== 'message' || intention.therapist !== therapist.token) return;
    const { token, chat } = therapist;
    forgetIntention(owner);
    if (chat === null) return openForm();
    const draft = firstMessageDraft(token);
    const text = findDraft(draft, owner).value;
    if (text) putIntoChat(owner, chat, text);
    forgetDraft(draft, owner);
    void navigate(paths.conversation(chat));
  });
  useEffect(() => {
    if (author !== undefined) carryOn(author);
  }, [author]);
}

/** Puts an unsent text into the send box of a chat that exists already, and says so; the chat is to be opened next. */
function putIntoChat(author: string, chat: string, text: string): void {
  keepDraft(author, chatDraftName(chat), text);
  notifySuccess('Avevi già una conversazione: il testo è pronto nella casella, decidi tu se inviarlo.', {
    travels: true,
  });
}
