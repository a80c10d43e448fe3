import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Context } from '#bff/context';
import { requireDeclaredAccess } from '#bff/server/declared-access';
import type { MountedOperations } from '#bff/server/mount-on-fastify';
import { startFakePlatform } from '#bff/server/testing/fake-platform';
import { buildTestApp, callOf, loginOperations, testConfig, testNow } from '#bff/server/testing/test-app';
import { instantFromMs, minuteMs } from '#contracts/kernel/instant';
import { api, query } from '#contracts/kernel/operation';
import { logIn } from '#contracts/login/login.api';
import { session } from '#contracts/login/login.legacy';
import { demoPassword, personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const { look } = api('test', {
  look: query({
    access: 'everyone',
    input: z.strictObject({}),
    output: z.object({ seen: z.string() }),
  }),
});

function onlyLook(handler: (context: Context) => Promise<{ seen: string }>): MountedOperations {
  return { operations: { look }, handlers: { look: handler } };
}

test('mounts every operation, and answers with what its contract names', async () => {
  const handler = async () => ({ seen: 'yes', private_token: 'secret-giulia' });
  const app = await buildTestApp(onlyLook(handler));
  const answer = await app.inject(callOf(look.name));
  await app.close();
  expect(answer.json()).toEqual({ seen: 'yes' });
});

test('hands an operation the request, the clock, the limits and the settings it needs', async () => {
  let given: Context | undefined;
  const app = await buildTestApp(
    onlyLook(async (context) => {
      given = context;
      return { seen: 'yes' };
    }),
  );
  await app.inject(
    callOf(look.name, {}, { headers: { 'x-request-id': 'request-0001' }, remoteAddress: '2001:db8::1:2' }),
  );
  await app.close();
  expect(given).toMatchObject({ requestId: 'request-0001', clientAddress: '2001:db8::' });
  expect(given?.now()).toBe(testNow);
  expect(given?.settings).toEqual({
    socialProviders: ['google', 'facebook'],
    supportContacts: testConfig().supportContacts,
    parentAppToken: 'secret-parent-app',
    addressKey: 'secret-address-key',
    adminTokens: ['pt-amministrazione'],
    includeMessageText: false,
    eventAlertWebhook: 'http://127.0.0.1:9/php/custom.php/add-event-alert',
    mediaBase: 'http://127.0.0.1:9/media',
    siteOrigin: 'https://ascolto.example',
    documentsBase: 'http://127.0.0.1:9/backend/assets/documents',
  });
});

test.each([
  ['rule of access', { access: undefined }],
  ['rule of access', { access: 'whoever' }],
  ['input schema', { input: undefined }],
  ['answer schema', { output: undefined }],
  ['name of a feature and an operation', { name: 'look' }],
])('does not start with an operation that has no %s', async (what, changes) => {
  const operation = { ...look, ...changes } as unknown as typeof look;
  const mounted = { operations: { look: operation }, handlers: { look: async () => ({}) } };
  await expect(buildTestApp(mounted)).rejects.toThrow(`look has no ${what}`);
});

test('does not start with an operation that nobody handles, and names all of them', async () => {
  const { logOut: _out, logIn: _in, ...handlers } = loginOperations.handlers;
  await expect(buildTestApp({ handlers })).rejects.toThrow('logIn has no handler, logOut has no handler');
});

test('does not start with a route that says nothing of who may ask for it', async () => {
  const app = Fastify();
  requireDeclaredAccess(app);
  app.get('/declared', { config: { access: 'everyone' } }, () => 'ok');
  app.get('/forgotten', () => 'ok');
  await expect(app.ready()).rejects.toThrow('no rule of access: GET /forgotten, HEAD /forgotten');
});

test('refuses after ten sign-in failures in 15 minutes, and says for how long (LOGIN-23)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  onTestFinished(() => void vi.useRealTimers());
  const now = () => instantFromMs(Date.now());
  const app = await buildTestApp({ now, transport: createTestPlatform().transport });
  const signIn = (password: string) =>
    app.inject(callOf(logIn.name, { email: personas.giulia.email, password, rememberMe: false }));
  for (let failure = 0; failure < 10; failure += 1) {
    expect((await signIn('Wrong!')).json().code).toBe('wrong_credentials');
    vi.setSystemTime(now() + minuteMs);
  }
  const refused = await signIn(demoPassword);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_attempts', details: { retryAfterSeconds: 300 } });
  expect(refused.cookies).toEqual([]);
  vi.setSystemTime(now() + 5 * minuteMs);
  expect((await signIn(demoPassword)).statusCode).toBe(200);
  await app.close();
});

test('says when to come back while the platform is away', async () => {
  const app = await buildTestApp();
  const answer = await app.inject(callOf('login/recover-password', { email: personas.giulia.email }));
  await app.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('legacy_unavailable');
  expect(answer.json()).not.toHaveProperty('outcomeUnknown');
  expect(answer.headers['retry-after']).toBe('5');
});

test('tells nobody to send a write again that may have been done (LEG-03)', async () => {
  const platform = await startFakePlatform((response) => response.socket?.destroy());
  const app = await buildTestApp({ config: testConfig({ platform: platform.url }) });
  const answer = await app.inject(callOf('login/recover-password', { email: personas.giulia.email }));
  await app.close();
  await platform.close();
  expect(answer.json()).toMatchObject({ code: 'legacy_unavailable', outcomeUnknown: true });
  expect(answer.headers).not.toHaveProperty('retry-after');
  expect(platform.seen).toHaveLength(1);
});

/**
 * Mounts an operation that asks the platform whose token it is, and sends it a browser that leaves once the platform
 * was asked; only then does the platform answer.
 */
async function leaveWhileAsking(kind: 'query' | 'command') {
  const asked = Promise.withResolvers<ServerResponse>();
  const finished = Promise.withResolvers<unknown>();
  const platform = await startFakePlatform((response) => asked.resolve(response));
  const ask = async ({ legacy }: Context) => {
    const answer = legacy.call(session, { private_token: 'secret-giulia' });
    finished.resolve(
      answer.then(
        () => 'answered',
        () => 'ended',
      ),
    );
    await answer;
    return { seen: 'yes' };
  };
  const mounted = { operations: { look: { ...look, kind } }, handlers: { look: ask } };
  const app = await buildTestApp({ config: testConfig({ platform: platform.url }), ...mounted });
  const { headers, payload } = callOf(look.name);
  const browser = new AbortController();
  const url = `${await app.listen({ port: 0 })}/api/${look.name}`;
  const gone = new Promise<void>((resolve) => {
    app.server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  const left = fetch(url, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: String(payload),
    signal: browser.signal,
  });
  const response = await asked.promise;
  browser.abort();
  await Promise.all([left.catch(() => undefined), gone]);
  response.end(JSON.stringify({ user: { public_token: 'pt-giulia', public_configuration: { type: 'paziente' } } }));
  const outcome = await finished.promise;
  await app.close();
  await platform.close();
  return outcome;
}

test('ends a query upstream when its browser goes away', async () => {
  expect(await leaveWhileAsking('query')).toBe('ended');
});

test('sees a command through although its browser went away', async () => {
  expect(await leaveWhileAsking('command')).toBe('answered');
});
