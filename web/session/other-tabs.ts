/** What a tab tells the others: the cookie they share now belongs to somebody else, or to nobody by choice. */
export type SessionNews = 'entered' | 'left';

/** The channel the browser's tabs share. */
export const sessionChannel = 'ascolto-session';

/** The tab's one channel while it listens: a second one of the same tab would hear what the first one says. */
let channel: BroadcastChannel | undefined;

/** Tells the browser's other tabs; this one hears nothing of it. */
export function tellOtherTabs(news: SessionNews): void {
  channel?.postMessage(news);
}

/** Listens to the browser's other tabs; returns how to stop. */
export function hearOtherTabs(onNews: (news: SessionNews) => void): () => void {
  const own = new BroadcastChannel(sessionChannel);
  own.onmessage = ({ data }) => onNews(data === 'left' ? 'left' : 'entered');
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = undefined;
  };
}
