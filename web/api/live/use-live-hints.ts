import { useEffect, useEffectEvent } from 'react';
import { queriesOthersChange } from '#contracts/live/live-hints';
import { openHintStream, type StreamEvent } from '#web/api/live/hint-stream';
import { ownPageName } from '#web/api/live/page-name';
import { useQueryCache } from '#web/api/query-cache';

/** What a tab that has just opened asks of the one with the stream: its answers may be older than the last hints. */
const recentPlease = 'recent-please';

const recentMs = 30_000;

/**
 * Reads again what a hint says has changed. One of the browser's tabs holds the user's stream, the others hear it from
 * that tab; when it closes, another takes over. Without a stream everything is refreshed after a while as always.
 */
export function useLiveHints(user: string): void {
  const { refresh } = useQueryCache();
  const hear = useEffectEvent((event: StreamEvent) => {
    if (event.kind === 'gap') void refresh(queriesOthersChange);
    else if (event.hint.from !== ownPageName) void refresh(event.hint.queries);
  });
  useEffect(() => shareStream(user, (event) => hear(event)), [user]);
}

/** Hears the user's stream, this tab's own or another's, until the function it gives is called. */
function shareStream(user: string, hear: (event: StreamEvent) => void): (() => void) | undefined {
  if (!('EventSource' in window && 'locks' in navigator)) return undefined;
  const name = `ascolto-live/${user}`;
  const others = new BroadcastChannel(name);
  others.addEventListener('message', ({ data }: MessageEvent<StreamEvent | typeof recentPlease>) => {
    if (data !== recentPlease) hear(data);
  });
  others.postMessage(recentPlease);
  const end = new AbortController();
  const hold = () =>
    new Promise<void>((letGo) => {
      const close = holdStream(user, others, hear);
      end.signal.addEventListener('abort', () => {
        close();
        letGo();
      });
    });
  navigator.locks.request(name, { signal: end.signal }, hold).catch(() => undefined);
  return () => {
    end.abort();
    others.close();
  };
}

/** Opens the stream for this tab and the others. */
function holdStream(user: string, others: BroadcastChannel, hear: (event: StreamEvent) => void): () => void {
  let recent: readonly { readonly at: number; readonly event: StreamEvent }[] = [];
  const sinceRecently = () => recent.filter(({ at }) => at > Date.now() - recentMs);
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === recentPlease) for (const { event } of sinceRecently()) others.postMessage(event);
  });
  return openHintStream(user, (event) => {
    recent = [...sinceRecently(), { at: Date.now(), event }];
    hear(event);
    others.postMessage(event);
  });
}
