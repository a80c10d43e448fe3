import { useEffect, useEffectEvent } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { queriesOthersChange } from '#contracts/live/live-hints';
import { longestSilenceMs, openHintStream, type StreamEvent } from '#web/api/live/hint-stream';
import { liveQueriesOf } from '#web/api/live/live-queries';
import { ownPageName } from '#web/api/live/page-name';
import { takeTurns } from '#web/api/live/refresh-turns';
import { useQueryCache } from '#web/api/query-cache';

/** What a tab that has just opened asks of the one with the stream: its answers may be older than the last hints. */
const recentPlease = 'recent-please';

/** What the tabs of a user tell each other; `turn` says that a tab looks for changes, by so many calls. */
type TabMessage = StreamEvent | typeof recentPlease | { readonly kind: 'turn'; readonly calls: number };

const recentMs = 30_000;

/**
 * Reads again what a hint says has changed. One of the browser's tabs holds the user's stream, the others hear it from
 * that tab; when it closes, another takes over. Without a stream every query is refreshed by itself.
 */
export function useLiveHints(user: string): void {
  const { refresh } = useQueryCache();
  const { cache, mutate } = useSWRConfig();
  const hear = useEffectEvent((event: StreamEvent) => {
    if (event.kind === 'gap') void refresh(queriesOthersChange);
    if (event.kind === 'hint' && event.hint.from !== ownPageName) void refresh(event.hint.queries);
  });
  const read = useEffectEvent(async (key: string) => {
    const before = cache.get(key)?.data;
    // A failed one is shown where the query is, and asked for again there.
    await mutate((each) => unstable_serialize(each) === key).catch(() => undefined);
    return cache.get(key)?.data !== before;
  });
  useEffect(() => {
    if (!('EventSource' in window && 'locks' in navigator)) return undefined;
    const queries = liveQueriesOf(cache);
    const others = new BroadcastChannel(`ascolto-live/${user}`);
    const tell = (message: TabMessage) => others.postMessage(message);
    const hinted = noteHinted((isHinted) => queries.setHinted(isHinted));
    const turns = takeTurns({
      queries,
      read: (key) => read(key),
      tellTurn: (calls) => tell({ kind: 'turn', calls }),
      tellChange: (query) => tell({ kind: 'hint', hint: { queries: [query], from: ownPageName } }),
    });
    const hearEvent = (event: StreamEvent) => {
      hinted.hear(event);
      hear(event);
    };
    others.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data === recentPlease) return;
      if (data.kind === 'turn') turns.hearTurn(data.calls);
      else hearEvent(data);
    });
    tell(recentPlease);
    const letGo = holdInTurn(user, others, hearEvent);
    return () => {
      letGo();
      turns.end();
      hinted.end();
      others.close();
    };
  }, [user, cache]);
}

/** Says whether hints arrive: not after a loss, nor after a silence that is too long. */
function noteHinted(say: (isHinted: boolean) => void) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(silence);
    say(false);
  };
  const hear = ({ kind }: StreamEvent) => {
    if (kind === 'lost') return end();
    clearTimeout(silence);
    silence = setTimeout(end, longestSilenceMs);
    say(true);
  };
  return { hear, end };
}

/** Opens the user's stream for this tab and the others as soon as no other holds it, until the function is called. */
function holdInTurn(user: string, others: BroadcastChannel, hear: (event: StreamEvent) => void): () => void {
  const end = new AbortController();
  const hold = () =>
    new Promise<void>((letGo) => {
      const close = holdStream(user, others, hear);
      end.signal.addEventListener('abort', () => {
        close();
        letGo();
      });
    });
  navigator.locks.request(`ascolto-live/${user}`, { signal: end.signal }, hold).catch(() => undefined);
  return () => end.abort();
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
