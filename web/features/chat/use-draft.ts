import { useState } from 'react';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';

/** The name a chat's draft is kept under in this tab. */
export function draftName(chat: string): string {
  return `chat:${chat}`;
}

/** What the user is writing in a chat: kept in this tab until it is sent. Without a chat it is not kept. */
export function useDraft(author: string, chat: string | null): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => (chat === null ? '' : readDraft(author, draftName(chat))));
  const write = (next: string): void => {
    setText(next);
    if (chat !== null) keepDraft(author, draftName(chat), next);
  };
  return [text, write];
}
