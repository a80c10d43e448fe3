import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { cookieOf } from '#bff/server/testing/signed-in';
import type { Session } from '#bff/session';

/** An event of a stream: its name, its data and its id, where it has one. */
type LiveEvent = readonly [name: string, data: unknown, id: string | undefined];

export interface LiveListener {
  readonly status: number;
  /** In their order. */
  readonly events: readonly LiveEvent[];
  readonly isOver: () => boolean;
}

interface ListenOptions {
  /** The user whose page it says it is; the session's by default. */
  readonly user?: string;
  /** The last hint heard. */
  readonly last?: string;
  readonly headers?: Record<string, string>;
  /** The browser leaves when it aborts, at the latest when the test ends. */
  readonly signal?: AbortSignal;
}

/** Opens the stream of hints of a listening server as a browser does, until the test ends. */
export async function listenLive(
  { app, origin }: { readonly app: FastifyInstance; readonly origin: string },
  session: Session | null,
  { user = session?.publicToken ?? 'pt-giulia', last = '', headers = {}, signal }: ListenOptions = {},
): Promise<LiveListener> {
  const cookie = Object.entries(cookieOf(app, session ?? {}))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const query = new URLSearchParams({ user, ...(last && { last }) });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(`${origin}/live?${query}`, {
    headers: { cookie, ...headers },
    signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
  });
  const events: LiveEvent[] = [];
  let isOver = false;
  void readEvents(answer, (event) => events.push(event))
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return { status: answer.status, events, isOver: () => isOver };
}

async function readEvents({ body }: Response, take: (event: LiveEvent) => void): Promise<void> {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
      take([field('event') ?? '', JSON.parse(field('data') ?? 'null'), field('id')]);
    }
  }
}
