import { useEffect, useEffectEvent } from 'react';
import { queriesOthersChange } from '#contracts/live/live-hints';
import { openHintStream, type StreamEvent } from '#web/api/live/hint-stream';
import { ownPageName } from '#web/api/live/page-name';
import { useQueryCache } from '#web/api/query-cache';

/**
 * Reads again what a hint says has changed. One of the browser's tabs holds the user's stream, the others hear it from
 * that tab; when it closes, another takes over. Without a stream everything is refreshed after a while as always.
 */
export function useLiveHints(user: string): void {
  const { refresh } = useQueryCache();
  const hear = useEffectEvent((event: StreamEvent) => {
    if (event.kind === 'gap') void refresh(queriesOthersChange);
    if (event.kind === 'hint' && event.hint.from !== ownPageName) void refresh(event.hint.queries);
  });
  useEffect(() => {
    if (!('EventSource' in window && 'locks' in navigator)) return undefined;
    const name = `ascolto-live/${user}`;
    const others = new BroadcastChannel(name);
    others.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => hear(data));
    const end = new AbortController();
    const hold = () =>
      new Promise<void>((letGo) => {
        const close = openHintStream(user, (event) => {
          hear(event);
          others.postMessage(event);
        });
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
  }, [user]);
}
