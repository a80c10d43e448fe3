import * as z from 'zod/mini';
import { beatEveryMs, type LiveHint, liveEvents, liveHint, livePath, liveReady } from '#contracts/live/live-hints';

/** What a tab hears of the stream, its own or another tab's: that it stands, that it is lost, and what it says. */
export type StreamEvent =
  | { readonly kind: 'beat' | 'lost' | 'gap' }
  | { readonly kind: 'hint'; readonly hint: LiveHint };

/** A stream that is silent for longer has ended, whatever the browser thinks. */
export const longestSilenceMs = 2.5 * beatEveryMs;

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Keeps a stream of the user's hints open until the function it gives is called. One that ends, is silent for too long
 * or is refused is opened again, after pauses of a second to a minute and up to half as much at random, and goes on
 * after the last hint heard. Without a connection it waits for its return.
 */
export function openHintStream(user: string, hear: (event: StreamEvent) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let lastId = '';

  const again = (pauseMs: number) => {
    clearTimeout(timer);
    source?.close();
    timer = setTimeout(open, pauseMs);
  };
  const fail = () => {
    hear({ kind: 'lost' });
    attempts += 1;
    again(Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs) * (1 + Math.random() / 2));
  };
  const alive = () => {
    hear({ kind: 'beat' });
    attempts = 0;
    clearTimeout(timer);
    timer = setTimeout(fail, longestSilenceMs);
  };
  function open() {
    window.removeEventListener('online', open);
    if (!navigator.onLine) {
      window.addEventListener('online', open);
      return;
    }
    const query = new URLSearchParams({ user, ...(lastId && { last: lastId }) });
    source = new EventSource(`${livePath}?${query}`);
    timer = setTimeout(fail, longestSilenceMs);
    source.addEventListener('error', fail);
    source.addEventListener(liveEvents.beat, alive);
    source.addEventListener(liveEvents.ready, ({ data }) => {
      alive();
      if (!parsed(liveReady, data)?.isComplete) hear({ kind: 'gap' });
    });
    source.addEventListener(liveEvents.hint, ({ data, lastEventId }) => {
      alive();
      lastId = lastEventId;
      const hint = parsed(liveHint, data);
      if (hint) hear({ kind: 'hint', hint });
    });
  }

  open();
  return () => {
    window.removeEventListener('online', open);
    clearTimeout(timer);
    source?.close();
  };
}

function parsed<Output>(schema: z.ZodMiniType<Output>, data: unknown): Output | undefined {
  try {
    return z.safeParse(schema, JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
