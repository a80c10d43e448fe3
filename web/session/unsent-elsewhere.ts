import { hearUnsentMessages, tellOtherTabs } from '#web/session/other-tabs';
import { type UnsentKind, unsentKinds } from '#web/session/unsent';

/** A sign-out never waits longer for other tabs, because a frozen tab does not answer. */
const patienceMs = 300;

/** Answers other tabs of this user while this tab has unsent text; returns how to stop. */
export function answerOtherTabs(user: string): () => void {
  return hearUnsentMessages(user, ({ kind }) => {
    const unsent = unsentKinds(user);
    if (kind === 'ask-unsent' && unsent.length > 0) tellOtherTabs({ kind: 'unsent', user, unsent });
  });
}

/** Asks the other tabs of this user what signing out would lose in them. */
export async function unsentElsewhere(user: string): Promise<ReadonlySet<UnsentKind>> {
  const found = new Set<UnsentKind>();
  const stop = hearUnsentMessages(user, (message) => {
    if (message.kind === 'unsent') for (const kind of message.unsent) found.add(kind);
  });
  tellOtherTabs({ kind: 'ask-unsent', user });
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  stop();
  return found;
}
