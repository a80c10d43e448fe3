/** What a tab tells the others: the cookie they share now belongs to somebody else, or to nobody by choice. */
export type SessionNews = 'entered' | 'left';

const channelName = 'ascolto-session';

/** Tells the browser's other tabs. */
export function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Listens to the browser's other tabs; returns how to stop. */
export function hearOtherTabs(onNews: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => onNews(data === 'left' ? 'left' : 'entered');
  return () => channel.close();
}
