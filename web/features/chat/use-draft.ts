import { useState } from 'react';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';

/** The name under which this tab keeps a chat's draft. */
export function draftName(chat: string): string {
  return `chat:${chat}`;
}

/** The unsent text of a chat, kept in this tab until it is sent; without a chat it is not kept. */
export function useDraft(author: string, chat: string | null): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => (chat === null ? '' : readDraft(author, draftName(chat))));
  const write = (next: string): void => {
    setText(next);
    if (chat !== null) keepDraft(author, draftName(chat), next);
  };
  return [text, write];
}
