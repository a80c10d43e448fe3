import type { UnsentKind } from '#web/session/unsent';
import { openChannel } from '#web/storage/open-channel';

/** What a tab reports to the others about the cookie they share: a new user signed in, or the user signed out. */
export type SessionNews = 'entered' | 'left';

/** A tab that is about to sign out asks for unsent text of its user. Only tabs that have some answer. */
export type UnsentMessage =
  | { readonly kind: 'ask-unsent'; readonly user: string }
  | { readonly kind: 'unsent'; readonly user: string; readonly unsent: readonly UnsentKind[] };

type TabMessage = SessionNews | UnsentMessage;

/** The channel the browser's tabs share. */
export const sessionChannel = 'ascolto-session';

/** The tab's only channel while it listens: a second one in the same tab would receive what the first one sends. */
let channel: BroadcastChannel | undefined;

/** Sends the message to the browser's other tabs, not to this one. */
export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Listens to the browser's other tabs; returns how to stop. */
export function hearOtherTabs(onNews: (news: SessionNews) => unknown): () => void {
  const own = openChannel(sessionChannel);
  own.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'entered' || data === 'left') onNews(data);
  };
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = undefined;
  };
}

/** Listens to messages about unsent text of this user while the tab listens to the others; returns how to stop. */
export function hearUnsentMessages(user: string, onMessage: (message: UnsentMessage) => void): () => void {
  const listening = channel;
  const hear = ({ data }: MessageEvent<TabMessage>) => {
    if (typeof data === 'object' && data.user === user) onMessage(data);
  };
  listening?.addEventListener('message', hear);
  return () => listening?.removeEventListener('message', hear);
}
