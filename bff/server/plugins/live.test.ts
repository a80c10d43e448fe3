import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { handlers } from '#bff/operations';
import { type LiveLimits, liveLimits } from '#bff/server/plugins/live';
import { type LiveListener, listenLive } from '#bff/server/testing/live-listener';
import { cookieOf } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf } from '#bff/server/testing/test-app';
import { minuteMs } from '#contracts/kernel/instant';
import { liveHint, pageHeader } from '#contracts/live/live-hints';
import { operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform } from '#mocks/start-in-vitest';

const chat = 'chat-giulia-rinaldi';
const ownPage = 'page-of-the-test';

interface Running {
  readonly app: FastifyInstance;
  readonly platform: TestPlatform;
  readonly origin: string;
  /** The platform's calls answered so far. */
  readonly calls: readonly string[];
}

async function running(limits: Partial<LiveLimits> = {}): Promise<Running> {
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => void calls.push(name) });
  const { transport, now } = platform;
  const app = await buildTestApp({ operations, handlers, transport, now, live: { ...liveLimits, ...limits } });
  onTestFinished(() => app.close());
  return { app, platform, calls, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

function listen(server: Running, as: PersonaName | null, options: Parameters<typeof listenLive>[2] = {}) {
  return listenLive(server, as && sessionFor(as, server.platform.now()), options);
}

function say({ app, platform }: Running, as: PersonaName, text: string) {
  const input = { chat, text, idempotencyKey: `key-${text.length}-${text}`.replaceAll(/[^\w-]/g, '-') };
  return app.inject({
    ...callOf('chat/send-text', input, { cookies: cookieOf(app, sessionFor(as, platform.now())) }),
    headers: { ...callOf('chat/send-text', input).headers, 'x-on-behalf-of': `pt-${as}`, [pageHeader]: ownPage },
  });
}

const hintsOf = ({ events }: LiveListener) => events.filter(([name]) => name === 'hint').map(([, data]) => data);

test('a page hears that the stream stands before anything else, and then what others have done', async () => {
  const server = await running();
  const stream = await listen(server, 'rinaldi');
  expect(stream.status).toBe(200);
  await expect.poll(() => stream.events[0]).toEqual(['ready', { isComplete: true }, undefined]);
  expect((await say(server, 'giulia', 'Ci sono.')).statusCode).toBe(200);
  await expect.poll(() => hintsOf(stream)).toHaveLength(1);
  expect(liveHint.parse(hintsOf(stream)[0])).toEqual({
    queries: ['chat/list-conversations', 'chat/read-conversation'],
    from: null,
  });
});

test('the author’s own pages hear of it too, and which of them acted', async () => {
  const server = await running();
  const stream = await listen(server, 'giulia');
  await say(server, 'giulia', 'Da un’altra scheda.');
  await expect.poll(() => hintsOf(stream)).toContainEqual(expect.objectContaining({ from: ownPage }));
});

test('nothing but names of queries is in the stream', async () => {
  const server = await running();
  const stream = await listen(server, 'rinaldi');
  await say(server, 'giulia', 'Una cosa privata.');
  await expect.poll(() => hintsOf(stream)).toHaveLength(1);
  expect(JSON.stringify(stream.events)).not.toMatch(/privata|pt-|chat-giulia|secret/);
});

test.each([
  { who: 'nobody signed in', as: null, user: 'pt-giulia', status: 401 },
  { who: 'a page of somebody else', as: 'giulia', user: 'pt-rinaldi', status: 409 },
  { who: 'a page that does not say whose it is', as: 'giulia', user: '', status: 409 },
] as const)('$who hears nothing', async ({ as, user, status }) => {
  const stream = await listen(await running(), as, { user });
  expect(stream.status).toBe(status);
  expect(JSON.stringify(stream.events)).not.toContain('ready');
});

test.each(['application/json', 'text/event-stream;q=0', 'text/event-stream, */*'])(
  'whoever accepts %s hears the stream: the address has nothing else',
  async (accept) => {
    const stream = await listen(await running(), 'giulia', { headers: { accept } });
    expect(stream.status).toBe(200);
    await expect.poll(() => stream.events[0]?.[0]).toBe('ready');
  },
);

test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])(
  'another site hears nothing: %o',
  async (headers) => {
    expect((await listen(await running(), 'giulia', { headers })).status).toBe(403);
  },
);

test('a stranger’s page is told nothing of a chat', async () => {
  const server = await running();
  const [stranger, member] = [await listen(server, 'marco'), await listen(server, 'rinaldi')];
  await say(server, 'giulia', 'Solo per noi due.');
  await expect.poll(() => hintsOf(member)).toHaveLength(1);
  expect(hintsOf(stranger)).toEqual([]);
});

test('whoever comes back hears what was missed, each hint once', async () => {
  const server = await running();
  const first = await listen(server, 'rinaldi');
  await say(server, 'giulia', 'Uno.');
  await expect.poll(() => hintsOf(first)).toHaveLength(1);
  const last = first.events.at(-1)?.[2] ?? '';
  await say(server, 'giulia', 'Due, mentre non c’era.');
  const again = await listen(server, 'rinaldi', { last });
  await expect.poll(() => again.events.map(([name]) => name)).toEqual(['ready', 'hint']);
  await say(server, 'giulia', 'Tre.');
  await say(server, 'giulia', 'Quattro.');
  const late = await listen(server, 'rinaldi', { last });
  await expect.poll(() => late.events.map(([name]) => name)).toEqual(['ready', 'hint']);
  expect(late.events.at(-1)?.[1]).toEqual({
    queries: ['chat/list-conversations', 'chat/read-conversation'],
    from: null,
  });
  const unknown = await listen(server, 'rinaldi', { last: 'other-7' });
  await expect.poll(() => unknown.events).toEqual([['ready', { isComplete: false }, undefined]]);
});

test('the stream of a session that was signed out ends', async () => {
  const server = await running({ lookEveryMs: 20 });
  const stream = await listen(server, 'giulia');
  await expect.poll(() => stream.events).toHaveLength(1);
  const cookies = cookieOf(server.app, sessionFor('giulia', server.platform.now()));
  await server.app.inject(callOf('login/log-out', {}, { cookies }));
  await expect.poll(stream.isOver).toBe(true);
});

test('a stream beats while it stands', async () => {
  const server = await running({ lookEveryMs: 20 });
  const stream = await listen(server, 'giulia');
  await expect.poll(() => stream.events).toHaveLength(1);
  server.platform.advance(15_000);
  await expect.poll(() => stream.events.map(([name]) => name)).toContain('beat');
});

test('a stream ends after its longest time', async () => {
  const server = await running({ lookEveryMs: 20 });
  const stream = await listen(server, 'giulia');
  server.platform.advance(liveLimits.longestMs - 1_000);
  await expect.poll(() => stream.events.map(([name]) => name)).toContain('beat');
  expect(stream.isOver()).toBe(false);
  server.platform.advance(1_000);
  await expect.poll(stream.isOver).toBe(true);
});

function withdrawApproval({ platform }: Running): void {
  const user = platform.db.users.get('pt-rinaldi');
  if (!user) throw new Error('The seed has lost Rinaldi.');
  const manager_configuration = { ...user.manager_configuration, autorizzazioni: 'sospeso' };
  platform.db.users.put({ ...user, manager_configuration });
}

test.each([{ openedAfter: 0 }, { openedAfter: 5 * minuteMs - 5_000 }])(
  'whose approval was withdrawn hears nothing more five minutes later, in a stream opened after $openedAfter ms',
  async ({ openedAfter }) => {
    const server = await running({ lookEveryMs: 20 });
    const session = sessionFor('rinaldi', server.platform.now());
    withdrawApproval(server);
    server.platform.advance(openedAfter);
    const stream = await listenLive(server, session);
    server.platform.advance(5 * minuteMs - openedAfter);
    await expect.poll(stream.isOver).toBe(true);
    expect((await listenLive(server, session)).status).toBe(401);
  },
);

test('a professional who is still approved goes on hearing, and the platform is asked once in five minutes', async () => {
  const server = await running({ lookEveryMs: 20 });
  const stream = await listen(server, 'rinaldi');
  const asked = server.calls.length;
  server.platform.advance(5 * minuteMs);
  await expect.poll(() => server.calls.slice(asked)).toEqual(['session']);
  await say(server, 'giulia', 'Ci sono.');
  await expect.poll(() => hintsOf(stream)).toHaveLength(1);
  expect(stream.isOver()).toBe(false);
});

test('a platform that does not say whether a professional is approved ends no stream, and is asked once a minute', async () => {
  const server = await running({ lookEveryMs: 20 });
  const stream = await listen(server, 'rinaldi');
  server.platform.faults.set('session', ['status-500']);
  server.platform.advance(5 * minuteMs);
  const beats = () => stream.events.filter(([name]) => name === 'beat').length;
  await expect.poll(beats).toBe(1);
  const asked = server.calls.length;
  server.platform.advance(30_000);
  await expect.poll(beats).toBe(2);
  expect(server.calls).toHaveLength(asked);
  expect(stream.isOver()).toBe(false);
});

test('a server that stops ends its streams', async () => {
  const server = await running();
  const stream = await listen(server, 'giulia');
  await expect.poll(() => stream.events).toHaveLength(1);
  await server.app.close();
  await expect.poll(stream.isOver).toBe(true);
});

test('more streams than a user may have are refused with a pause, and one that ended makes room', async () => {
  const server = await running({ streamsPerUser: 1, lookEveryMs: 20 });
  const first = await listen(server, 'giulia');
  expect((await listen(server, 'giulia')).status).toBe(429);
  expect((await listen(server, 'rinaldi')).status).toBe(200);
  server.platform.advance(liveLimits.longestMs);
  await expect.poll(first.isOver).toBe(true);
  await expect.poll(async () => (await listen(server, 'giulia')).status).toBe(200);
});

test.each([{ streams: 1 }, { streamsPerAddress: 1 }])('the server holds no more than %o', async (limits) => {
  const server = await running(limits);
  await listen(server, 'giulia');
  expect((await listen(server, 'rinaldi')).status).toBe(429);
});

test('a stream asked for on a connection that has one is refused once its turn comes, and holds no stop up', async () => {
  const server = await running();
  const cookie = Object.entries(cookieOf(server.app, sessionFor('giulia', server.platform.now())));
  const { hostname, port } = new URL(server.origin);
  const connection = connect(Number(port), hostname).setEncoding('utf8');
  onTestFinished(() => void connection.destroy());
  let heard = '';
  connection.on('data', (text) => {
    heard += text;
  });
  const asking = `GET /live?user=pt-giulia HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')}\r\n\r\n`;
  connection.write(asking.repeat(2));
  await expect.poll(() => heard).toContain('event: ready');
  const isOver = new Promise((over) => connection.on('close', over));
  await server.app.close();
  await isOver;
  expect(heard.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('whoever leaves before the stream begins takes no place', async () => {
  const server = await running({ streamsPerUser: 1 });
  const session = sessionFor('rinaldi', server.platform.now());
  // The approval is about to be looked at, and the platform keeps its answer back.
  server.platform.advance(6 * minuteMs);
  const held = server.platform.heldCalls.hold('session');
  const leaving = new AbortController();
  const left = listenLive(server, session, { signal: leaving.signal }).catch(({ name }) => name);
  await held.received();
  leaving.abort();
  expect(await left).toBe('AbortError');
  const connections = () => new Promise((say) => server.app.server.getConnections((_none, count) => say(count)));
  await expect.poll(connections).toBe(0);
  held.release();
  await expect.poll(async () => (await listenLive(server, session)).status).toBe(200);
});
