import { hasTypedDraft } from '#web/forms/draft-store';
import { draftsOf, readDraft } from '#web/forms/tab-drafts';

/** The name under which this tab keeps a user's messages that have not left, as a list in JSON. */
export const unsentName = 'outbox';

const chatDraft = 'chat:';

/** The name under which this tab keeps what is written to a chat and not sent. */
export function chatDraftName(chat: string): string {
  return `${chatDraft}${chat}`;
}

/** The kinds of text that signing out would lose: messages that have not left, or what was typed and not sent. */
export type UnsentKind = 'messages' | 'draft';

/** The kinds of unsent text of this author in this tab. */
export function unsentKinds(author: string): readonly UnsentKind[] {
  const kinds: UnsentKind[] = [];
  if (countUnsent(author) > 0) kinds.push('messages');
  if (hasUnsavedText(author)) kinds.push('draft');
  return kinds;
}

/** Whether signing out would lose what was entered in a form or written to a chat. */
export function hasUnsavedText(author: string | undefined): boolean {
  if (author === undefined) return false;
  return hasTypedDraft(author) || draftsOf(author).some(({ name }) => name.startsWith(chatDraft));
}

/** The messages of one author, in this tab, that have not left this device. */
interface Unsent {
  readonly author: string;
  readonly count: () => number;
  readonly subscribe: (onChange: () => void) => () => void;
}

let announced: Unsent | undefined;
const hearing = new Set<() => void>();

function tell(): void {
  for (const hear of hearing) hear();
}

/** Announces the messages that have not left this device; a later announcement takes its place. */
export function announceUnsent(unsent: Unsent): () => void {
  announced = unsent;
  const stopListening = unsent.subscribe(tell);
  return () => {
    stopListening();
    if (announced === unsent) announced = undefined;
  };
}

/**
 * How many messages signing out would lose: those announced, and those the tab has kept, since outside the dashboard
 * nothing announces what has waited since before a reload.
 */
export function countUnsent(author: string | undefined): number {
  if (author === undefined) return 0;
  return Math.max(announced?.author === author ? announced.count() : 0, countKept(author));
}

/** Calls back when a message was written, sent or dropped. */
export function onUnsent(hear: () => void): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}

function countKept(author: string): number {
  try {
    const kept: unknown = JSON.parse(readDraft(author, unsentName) || '[]');
    return Array.isArray(kept) ? kept.length : 0;
  } catch {
    return 0;
  }
}
