import { useEffect, useEffectEvent, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { queriesOthersChange } from '#contracts/live/live-hints';
import { longestSilenceMs, openHintStream, type StreamEvent } from '#web/api/live/hint-stream';
import { liveQueriesOf } from '#web/api/live/live-queries';
import { onceAtATime } from '#web/api/live/once-at-a-time';
import { ownPageName } from '#web/api/live/page-name';
import { takeTurns } from '#web/api/live/refresh-turns';
import { useQueryCache } from '#web/api/query-cache';
import { openChannel } from '#web/storage/open-channel';

/**
 * What the tabs of a user tell each other. `turn` says that a tab looks for changes, by so many calls; with
 * `recent-please` a tab that has just opened asks the one with the stream for the last hints, than which its answers
 * may be older: they are for that page alone.
 */
type TabMessage =
  | (StreamEvent & { readonly to?: string })
  | { readonly kind: 'turn'; readonly calls: number }
  | { readonly kind: 'recent-please'; readonly page: string };

const recentMs = 30_000;

/**
 * Reads again what a hint says has changed. One of the browser's tabs holds the user's stream, the others hear it from
 * that tab; when it closes, another takes over. Without a stream every query is refreshed by itself.
 */
export function useLiveHints(user: string): void {
  const { refresh } = useQueryCache();
  const { cache, mutate } = useSWRConfig();
  const [readAgain] = useState(() => onceAtATime((query) => refresh([query])));
  const hear = useEffectEvent((event: StreamEvent) => {
    if (event.kind === 'gap') readAgain(queriesOthersChange);
    if (event.kind === 'hint' && event.hint.from !== ownPageName) readAgain(event.hint.queries);
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
    const others = openChannel(`ascolto-live/${user}`);
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
      if (data.kind === 'recent-please') return;
      if (data.kind === 'turn') turns.hearTurn(data.calls);
      else if (data.to === undefined || data.to === ownPageName) hearEvent(data);
    });
    tell({ kind: 'recent-please', page: ownPageName });
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
  others.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind !== 'recent-please') return;
    const event = joinedEvents(sinceRecently().map((one) => one.event));
    if (event) others.postMessage({ ...event, to: data.page } satisfies TabMessage);
  });
  return openHintStream(user, (event) => {
    recent = [...sinceRecently(), { at: Date.now(), event }];
    hear(event);
    others.postMessage(event);
  });
}

/** What a page that has just opened has to do after these events, as one; undefined where the stream does not stand. */
function joinedEvents(events: readonly StreamEvent[]): StreamEvent | undefined {
  if (events.length === 0 || events.at(-1)?.kind === 'lost') return undefined;
  if (events.some(({ kind }) => kind === 'gap')) return { kind: 'gap' };
  const queries = new Set(events.flatMap((event) => (event.kind === 'hint' ? event.hint.queries : [])));
  return queries.size === 0 ? { kind: 'beat' } : { kind: 'hint', hint: { queries: [...queries], from: null } };
}
