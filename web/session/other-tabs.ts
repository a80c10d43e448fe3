/** What a tab reports to the others about the cookie they share: a new user signed in, or the user signed out. */
export type SessionNews = 'entered' | 'left';

/** The channel the browser's tabs share. */
export const sessionChannel = 'ascolto-session';

/** The tab's only channel while it listens: a second one in the same tab would receive what the first one sends. */
let channel: BroadcastChannel | undefined;

/** Sends the news to the browser's other tabs, not to this one. */
export function tellOtherTabs(news: SessionNews): void {
  channel?.postMessage(news);
}

/** Listens to the browser's other tabs; returns how to stop. */
export function hearOtherTabs(onNews: (news: SessionNews) => unknown): () => void {
  const own = new BroadcastChannel(sessionChannel);
  own.onmessage = ({ data }) => onNews(data === 'left' ? 'left' : 'entered');
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = undefined;
  };
}
