import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';

/** The name under which another screen suggests a new ticket's subject. */
export const suggestedTicket = 'ticket';

/** Leaves words for the form of that name to begin with, once: they are nobody's draft until somebody changes them. */
export function suggestText(owner: string, form: string, text: string): void {
  keepDraft(owner, nameOf(form), text);
}

/** The words left for this form, or an empty text; whoever opens it later finds none. */
export function useSuggestedText(owner: string, form: string): string {
  const name = nameOf(form);
  const [text] = useState(() => readDraft(owner, name));
  useEffect(() => keepDraft(owner, name, ''), [owner, name]);
  return text;
}

function nameOf(form: string): string {
  return `suggested:${form}`;
}
