import { type HttpHandler, sse } from 'msw';
import type { PageHint, TellPages } from '#bff/live/page-hint';
import type { SessionStore } from '#bff/session';
import { type LiveHint, liveEvents, livePath } from '#contracts/live/live-hints';

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
export function createHintChannel(scenario: string, session: SessionStore): HintChannel {
  const others = new BroadcastChannel(`demonstration-hints/${scenario}`);
  const hearers = new Set<(hint: PageHint) => void>();
  const deliver = (hint: PageHint) => {
    for (const hear of hearers) hear(hint);
  };
  others.addEventListener('message', (event) => deliver((event as MessageEvent).data as PageHint));
  let latest = 0;
  return {
    tellPages(hint) {
      others.postMessage(hint);
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
