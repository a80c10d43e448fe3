import { useState } from 'react';
import { useSuggestedText } from '#web/forms/suggested-text';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { chatDraftName } from '#web/session/unsent';

interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Whether another screen left words to begin with. */
  readonly isSuggested: boolean;
}

/**
 * The unsent text of a chat, kept in this tab until it is sent. A text suggested by another screen stands there where
 * there is none, and is kept once it is changed.
 */
export function useDraft(author: string, chat: string): Draft {
  const suggested = useSuggestedText(author, chatDraftName(chat));
  const [text, setText] = useState(() => readDraft(author, chatDraftName(chat)) || suggested);
  const write = (next: string): void => {
    setText(next);
    keepDraft(author, chatDraftName(chat), next);
  };
  return { text, write, isSuggested: suggested !== '' };
}
