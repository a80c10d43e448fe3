import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readCalendar } from '#bff/calendar-export/testing/read-calendar';
import { handlers } from '#bff/operations';
import { createCalendarSeal } from '#bff/server/session/calendar-seal';
import { keepLogLines } from '#bff/server/testing/log-lines';
import { cookieOf } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';
import { hourMs } from '#contracts/kernel/instant';
import { operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform } from '#mocks/start-in-vitest';

const plainRefusal = { code: 'not_found', requestId: expect.any(String) };

test.each(['giulia', 'rinaldi'] as const)(
  '%s’s address gives a calendar program what is not cancelled, without a cookie',
  async (reader) => {
    const { app, platform } = await setUp();
    const answer = await app.inject({ url: await addressFor(app, platform, reader) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const { entries } = readCalendar(answer.body);
    const own = platform.db.events.list(({ resource, targets }) => [resource, ...targets].includes(`pt-${reader}`));
    const kept = own.filter(({ configuration }) => configuration.status !== 'denied');
    expect(entries).toHaveLength(kept.length);
    expect(kept.length).toBeLessThan(own.length);
    const starts = kept.map(({ start_timestamp }) => start_timestamp).toSorted((one, other) => one - other);
    expect(entries.map(({ fields }) => fields['DTSTART'])).toEqual(
      starts.map((start) => new Date(start * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')),
    );
  },
);

test('answers 304 until an appointment changes', async () => {
  const { app, platform } = await setUp();
  const url = await addressFor(app, platform, 'giulia');
  const first = await app.inject({ url });
  const ask = () => app.inject({ url, headers: { 'if-none-match': `W/${first.headers.etag}` } });
  platform.advance(hourMs);
  expect((await app.inject({ url })).body).toBe(first.body);
  const unchanged = await ask();
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  const event = platform.db.events.get('event-giulia-accepted');
  platform.db.events.change('event-giulia-accepted', { start_timestamp: (event?.start_timestamp ?? 0) + 1800 });
  expect((await ask()).statusCode).toBe(200);
});

test('half way through a move there is one time in it, the new one', async () => {
  const { app, platform } = await setUp();
  const original = platform.db.events.get('event-giulia-accepted');
  if (!original) throw new Error('There is no such session.');
  const configuration = { ...original.configuration, moved_from: [original.public_token] };
  const start_timestamp = original.start_timestamp + 172_800;
  const end_timestamp = original.end_timestamp + 172_800;
  const times = { start_timestamp, end_timestamp };
  platform.db.events.put({ ...original, ...times, public_token: 'event-moved', configuration });
  for (const reader of ['giulia', 'rinaldi'] as const) {
    const { body } = await app.inject({ url: await addressFor(app, platform, reader) });
    const starts = readCalendar(body).entries.map(({ fields }) => fields['DTSTART']);
    expect(starts).toContain('20261202T173000Z');
    expect(starts).not.toContain('20261130T173000Z');
  }
});

test('neither the address nor what it gives names anybody, anything, or a token', async () => {
  const { app, platform } = await setUp();
  const { title, price } = { title: 'canarino-titolo', price: '31,41 €' };
  for (const { public_token, configuration } of platform.db.events.list()) {
    platform.db.events.change(public_token, { configuration: { ...configuration, title, price } });
  }
  const path = await addressFor(app, platform, 'giulia');
  const { body } = await app.inject({ url: path });
  const told = `${path}\n${body}`.toLowerCase();
  const tokens = platform.db.events.list().map(({ public_token }) => public_token);
  for (const word of ['canarino', '31,41', 'secret-', 'pt-', 'giulia', 'rinaldi', 'sedut', 'colloqui', ...tokens]) {
    expect(told, word).not.toContain(word);
  }
});

test('an address that was replaced by another is good no more; the other is', async () => {
  const { app, platform } = await setUp();
  const first = await addressFor(app, platform, 'giulia');
  const second = await addressFor(app, platform, 'giulia');
  expect(await told(app, { url: first })).toEqual({ status: 404, body: plainRefusal });
  expect((await app.inject({ url: second })).statusCode).toBe(200);
});

test('an address that was ended is good no more, and nobody else’s is touched', async () => {
  const { app, platform } = await setUp();
  const giulias = await addressFor(app, platform, 'giulia');
  const rinaldis = await addressFor(app, platform, 'rinaldi');
  await app.inject(callAs(app, platform, 'giulia', 'calendar-export/end-subscription'));
  expect(await told(app, { url: giulias })).toEqual({ status: 404, body: plainRefusal });
  expect((await app.inject({ url: rinaldis })).statusCode).toBe(200);
});

test('an id is worth nothing with another’s token, whoever sealed it', async () => {
  const { app, platform } = await setUp();
  await addressFor(app, platform, 'giulia');
  const ascolto = platform.db.users.get('pt-giulia')?.configuration['ascolto'];
  const { id } = (ascolto as { calendar: { id: string } }).calendar;
  const seal = createCalendarSeal(testConfig().sessionKeys);
  const sealedFor = (privateToken: string) => `/calendar/${seal.seal({ id, privateToken })}.ics`;
  expect((await app.inject({ url: sealedFor('secret-giulia') })).statusCode).toBe(200);
  for (const token of ['secret-marco', 'secret-rinaldi', 'secret-nobody']) {
    expect(await told(app, { url: sealedFor(token) })).toEqual({ status: 404, body: plainRefusal });
  }
});

test('a professional who is approved no more is given nothing', async () => {
  const { app, platform } = await setUp();
  const url = await addressFor(app, platform, 'rinaldi');
  const row = platform.db.users.get('pt-rinaldi');
  const manager_configuration = { ...row?.manager_configuration, autorizzazioni: 'sospeso' };
  platform.db.users.change('pt-rinaldi', { manager_configuration });
  expect(await told(app, { url })).toEqual({ status: 404, body: plainRefusal });
});

test('a token the platform no longer knows is a plain 404', async () => {
  const { app, platform } = await setUp();
  const url = await addressFor(app, platform, 'giulia');
  platform.db.users.change('pt-giulia', { private_token: 'secret-renewed' });
  expect(await told(app, { url })).toEqual({ status: 404, body: plainRefusal });
});

test('what is no address of ours is the same plain 404, and the platform is not asked', async () => {
  const { app, platform, asked } = await setUp();
  const url = await addressFor(app, platform, 'giulia');
  const before = asked();
  const tampered = `${url.slice(0, 40)}${url[40] === 'A' ? 'B' : 'A'}${url.slice(41)}`;
  const others = [tampered, url.replace('.ics', ''), `${url}/x`, '/calendar/', '/calendar/x.ics', `/calendar/a/${url}`];
  for (const other of others) {
    expect(await told(app, { url: other }), other).toEqual({ status: 404, body: plainRefusal });
  }
  expect(asked()).toBe(before);
});

test('a private token of a thousand characters makes an address that works', async () => {
  const { app, platform } = await setUp();
  const privateToken = 'x'.repeat(1000);
  platform.db.users.change('pt-giulia', { private_token: privateToken });
  const cookies = cookieOf(app, { ...sessionFor('giulia', platform.now()), privateToken });
  const started = await app.inject(callOf('calendar-export/start-subscription', { replaces: null }, { cookies }));
  expect((await app.inject({ url: started.json().path })).statusCode).toBe(200);
});

test('an address is only read: nothing else can be done with it', async () => {
  const { app, platform } = await setUp();
  const url = await addressFor(app, platform, 'giulia');
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    expect((await app.inject({ method, url })).statusCode, method).toBeGreaterThanOrEqual(400);
  }
});

test('a session is not asked for: another’s cookie changes nothing, and none is set', async () => {
  const { app, platform } = await setUp();
  const url = await addressFor(app, platform, 'giulia');
  const cookies = cookieOf(app, sessionFor('rinaldi', platform.now()));
  const [plain, withCookie] = [await app.inject({ url }), await app.inject({ url, cookies })];
  expect(withCookie.body).toBe(plain.body);
  expect(withCookie.headers).not.toHaveProperty('set-cookie');
});

test.each([
  { call: 'session', fault: 'connection-lost-before', status: 503, code: 'legacy_unavailable' },
  { call: 'listEvents', fault: 'status-500', status: 503, code: 'legacy_unavailable' },
  { call: 'listEvents', fault: 'html-page', status: 502, code: 'legacy_unreadable' },
] as const)(
  'with $call failing by $fault the program is told to come back, and nothing else',
  async ({ call, fault, status, code }) => {
    const { app, platform } = await setUp();
    const url = await addressFor(app, platform, 'giulia');
    platform.faults.set(call, [fault]);
    const answer = await app.inject({ url });
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    const retry = status === 503 ? { retryAfterSeconds: 5 } : {};
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status,
      body: { code, requestId: expect.any(String), ...retry },
    });
  },
);

test('the log knows the route, and neither the address nor the token in it', async () => {
  const { app, platform, log } = await setUp();
  const url = await addressFor(app, platform, 'giulia');
  const sealed = url.slice('/calendar/'.length, -'.ics'.length);
  await app.inject({ url });
  await app.inject({ url: `${url}x` });
  platform.faults.set('session', ['status-500']);
  await app.inject({ url });
  const routes = log.entries().filter(({ route }) => route === '/calendar/*');
  expect(routes.map(({ status }) => status)).toEqual([200, 404, 503]);
  expect(log.lines.filter((line) => line.includes(sealed) || line.includes('secret-giulia'))).toEqual([]);
});

test('an address outlives a rotation of the keys', async () => {
  const { app, platform } = await setUp();
  const url = await addressFor(app, platform, 'giulia');
  const [old] = testConfig().sessionKeys;
  const rotated = await setUp({ platform, keys: [Buffer.alloc(32, 'a new key'), ...(old ? [old] : [])] });
  expect((await rotated.app.inject({ url })).statusCode).toBe(200);
  const renewed = await setUp({ platform, keys: [Buffer.alloc(32, 'a new key')] });
  expect(await told(renewed.app, { url })).toEqual({ status: 404, body: plainRefusal });
});

test('one place asks so often and no more, whatever it asks for', async () => {
  const { app, platform } = await setUp({ callsPerMinute: 4 });
  const url = await addressFor(app, platform, 'giulia');
  const codes: number[] = [];
  for (const asked of [url, '/calendar/x.ics', url, url, url, '/calendar/x.ics']) {
    codes.push((await app.inject({ url: asked })).statusCode);
  }
  expect(codes).toEqual([200, 404, 200, 200, 429, 429]);
});

interface Setup {
  readonly platform?: TestPlatform;
  readonly keys?: readonly Buffer[];
  readonly callsPerMinute?: number;
}

/** A server of its own, over a new platform or the given one. */
async function setUp({ platform, keys = testConfig().sessionKeys, callsPerMinute = 300 }: Setup = {}) {
  let calls = 0;
  const onCall = () => {
    calls += 1;
  };
  const inFront = platform ?? createTestPlatform({ onCall });
  const log = keepLogLines();
  const config = testConfig({ sessionKeys: keys, callsPerMinute, logLevel: 'trace' });
  const { transport, now } = inFront;
  const app = await buildTestApp({ operations, handlers, config, transport, now, logTo: log });
  onTestFinished(() => app.close());
  return { app, platform: inFront, log, asked: () => calls };
}

/** Starts a subscription as that persona in a browser, in the place of the one there is, and returns its address. */
async function addressFor(app: FastifyInstance, platform: TestPlatform, reader: PersonaName): Promise<string> {
  const kept = await app.inject(callAs(app, platform, reader, 'calendar-export/own-subscription'));
  const input = { replaces: kept.json().since };
  const answer = await app.inject(callAs(app, platform, reader, 'calendar-export/start-subscription', input));
  return answer.json().path;
}

function callAs(
  app: FastifyInstance,
  platform: TestPlatform,
  reader: PersonaName,
  operation: string,
  input: object = {},
): InjectOptions {
  return callOf(operation, input, { cookies: cookieOf(app, sessionFor(reader, platform.now())) });
}

async function told(app: FastifyInstance, request: InjectOptions) {
  const { statusCode: status, body } = await app.inject(request);
  return { status, body: JSON.parse(body) };
}
