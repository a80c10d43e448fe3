import { type HttpHandler, sse } from 'msw';
import type { PageHint, TellPages } from '#bff/live/page-hint';
import type { SessionStore } from '#bff/session';
import { type LiveHint, liveEvents, livePath } from '#contracts/live/live-hints';

/** What is told is in the other tabs after the state that was written before it. */
interface OtherTabs {
  readonly tell: (text: string) => void;
  readonly hear: (listener: (text: string) => void) => void;
}

interface HintChannel {
  readonly tellPages: TellPages;
  /** The stream of this tab's user. */
  readonly stream: HttpHandler;
}

type StreamEvents = {
  readonly [liveEvents.ready]: { isComplete: boolean };
  readonly [liveEvents.hint]: LiveHint;
};

/** Hands hints between the tabs of a scenario, as the server does between browsers. */
export function createHintChannel(others: OtherTabs, session: SessionStore): HintChannel {
  const hearers = new Set<(hint: PageHint) => void>();
  const deliver = (hint: PageHint) => {
    for (const hear of hearers) hear(hint);
  };
  others.hear((text) => deliver((JSON.parse(text) as { hint: PageHint }).hint));
  let latest = 0;
  return {
    tellPages(hint) {
      // Another value each time: of the same one no tab would be told.
      others.tell(JSON.stringify({ hint, id: crypto.randomUUID() }));
      deliver(hint);
    },
    stream: sse<StreamEvents>(livePath, ({ client, request }) => {
      const user = session.read()?.publicToken;
      if (user === undefined || user !== new URL(request.url).searchParams.get('user')) return client.error();
      const hear = ({ to, queries, from }: PageHint) => {
        latest += 1;
        if (to === user) client.send({ id: String(latest), event: 'hint', data: { queries: [...queries], from } });
      };
      hearers.add(hear);
      request.signal.addEventListener('abort', () => hearers.delete(hear));
      client.send({ event: 'ready', data: { isComplete: true } });
    }),
  };
}
