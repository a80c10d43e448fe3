import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { cookieOf, cookiesSetBy, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, loginOperations, testConfig, testNow } from '#bff/server/testing/test-app';
import { dayMs, hourMs, type Instant, instantFromMs, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { demoPassword, personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const firstKey = Buffer.alloc(32, 'first');
const secondKey = Buffer.alloc(32, 'second');
const open: FastifyInstance[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function startApp(config = testConfig(), now: () => Instant = () => testNow): Promise<FastifyInstance> {
  const app = await buildTestApp({ ...loginOperations, config, now, transport: createTestPlatform().transport });
  open.push(app);
  return app;
}

function signIn(app: FastifyInstance, rememberMe = false) {
  return app.inject(callOf('login/log-in', { email: personas.giulia.email, password: demoPassword, rememberMe }));
}

async function whoIsSignedIn(app: FastifyInstance, cookies: Record<string, string>): Promise<string | null> {
  const answer = await app.inject(callOf('login/current-session', {}, { cookies }));
  expect(answer.statusCode).toBe(200);
  return answer.json().signedIn?.user.token ?? null;
}

test('seals the session in a cookie that only this site can send and no script can read', async () => {
  const answer = await signIn(await startApp());
  expect(answer.statusCode).toBe(200);
  const [cookie, ...others] = answer.cookies;
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: '__Host-ascolto', path: '/', httpOnly: true, secure: true, sameSite: 'Strict' });
  expect(cookie).not.toHaveProperty('domain');
  expect(cookie).not.toHaveProperty('maxAge');
  expect(cookie).not.toHaveProperty('expires');
});

test('never shows what the cookie seals', async () => {
  const answer = await signIn(await startApp());
  const everything = JSON.stringify([answer.headers, answer.body]);
  expect(everything).not.toContain(personas.giulia.privateToken);
  expect(everything).not.toContain(Buffer.from(personas.giulia.privateToken).toString('base64').slice(0, -2));
});

test('keeps a remembered session for 30 days, any other for as long as the browser is open (LOGIN-10)', async () => {
  const app = await startApp();
  const [remembered] = (await signIn(app, true)).cookies;
  expect(remembered).toMatchObject({ maxAge: (30 * dayMs) / 1000 });
  const [other] = (await signIn(app, false)).cookies;
  expect(other).not.toHaveProperty('maxAge');
});

test('knows the user again by the cookie (LOGIN-24)', async () => {
  const app = await startApp();
  expect(await whoIsSignedIn(app, cookiesSetBy(await signIn(app)))).toBe('pt-giulia');
});

/** An app whose platform lets its users change their passwords. */
async function startAppWithPasswords() {
  const platform = createTestPlatform();
  const app = await buildTestApp({ ...loginOperations, transport: platform.transport });
  open.push(app);
  return {
    app,
    change: (password: string) => platform.db.credentials.put({ public_token: 'pt-giulia', password }),
    async signInWith(password: string) {
      const input = { email: personas.giulia.email, password, rememberMe: true };
      return cookiesSetBy(await app.inject(callOf('login/log-in', input)));
    },
    signedInBy: (...all: readonly Record<string, string>[]) =>
      Promise.all(all.map((cookies) => whoIsSignedIn(app, cookies))),
  };
}

test('a sign-in with a new password ends every session opened with the old one, and no other', async () => {
  const { app, change, signInWith, signedInBy } = await startAppWithPasswords();
  const own = await signInWith(demoPassword);
  await app.inject(callOf('login/recover-password', { email: personas.giulia.email }));
  const ofSomebodyElse = await signInWith(demoPassword);
  expect(await signedInBy(own, ofSomebodyElse)).toEqual(['pt-giulia', 'pt-giulia']);
  change('Nuova-2026-mia');
  const [laptop, phone] = [await signInWith('Nuova-2026-mia'), await signInWith('Nuova-2026-mia')];
  expect(await signedInBy(own, ofSomebodyElse, laptop, phone)).toEqual([null, null, 'pt-giulia', 'pt-giulia']);
});

test('nobody ends another’s sessions by asking for a recovery or by guessing a password', async () => {
  const { app, signInWith, signedInBy } = await startAppWithPasswords();
  const [laptop, phone] = [await signInWith(demoPassword), await signInWith(demoPassword)];
  await app.inject(callOf('login/recover-password', { email: personas.giulia.email }));
  await signInWith('sbagliata-2026');
  const again = await signInWith(demoPassword);
  expect(await signedInBy(laptop, phone, again)).toEqual(['pt-giulia', 'pt-giulia', 'pt-giulia']);
});

test('a signed-out cookie opens nothing any more, although a copy of it was kept (SHELL-17)', async () => {
  const app = await startApp();
  const cookies = cookiesSetBy(await signIn(app));
  const signedOut = await app.inject(callOf('login/log-out', {}, { cookies }));
  expect(signedOut.cookies).toMatchObject([{ name: '__Host-ascolto', value: '', maxAge: 0, path: '/', secure: true }]);
  expect(await whoIsSignedIn(app, cookies)).toBeNull();
  const kept = await app.inject(callOf('login/keep-session', {}, { cookies }));
  expect(kept.statusCode).toBe(401);
  expect(kept.json().code).toBe('unauthenticated');
});

test('a restart of the server does not revive a signed-out cookie', async () => {
  const config = testConfig();
  const before = await startApp(config);
  const cookies = cookiesSetBy(await signIn(before));
  await before.inject(callOf('login/log-out', {}, { cookies }));
  await before.close();
  expect(await whoIsSignedIn(await startApp(config), cookies)).toBeNull();
});

test('signing in again ends the session there was before', async () => {
  const app = await startApp();
  const cookies = cookiesSetBy(await signIn(app));
  const credentials = { email: personas.giulia.email, password: demoPassword, rememberMe: false };
  const again = await app.inject(callOf('login/log-in', credentials, { cookies }));
  expect(await whoIsSignedIn(app, cookies)).toBeNull();
  expect(await whoIsSignedIn(app, cookiesSetBy(again))).toBe('pt-giulia');
});

test.each([
  ['after 30 idle minutes', false, 30 * minuteMs],
  ['after 10 idle days when remembered', true, 10 * dayMs],
])('ends %s', async (_name, rememberMe, afterMs) => {
  let now = testNow;
  const app = await startApp(testConfig(), () => now);
  const cookies = cookiesSetBy(await signIn(app, rememberMe));
  now = shiftInstant(testNow, afterMs - 1);
  expect(await whoIsSignedIn(app, cookies)).toBe('pt-giulia');
  now = shiftInstant(testNow, afterMs);
  expect(await whoIsSignedIn(app, cookies)).toBeNull();
});

test('no end of the library comes before ours', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  const clock = () => instantFromMs(Date.now());
  const app = await startApp(testConfig(), clock);
  const cookies = cookiesSetBy(await signIn(app, true));
  vi.setSystemTime(testNow + 9 * dayMs);
  expect(await whoIsSignedIn(app, cookies)).toBe('pt-giulia');
});

test('an act moves the idle end on, never past the 12 hours', async () => {
  let now = testNow;
  const app = await startApp(testConfig(), () => now);
  let cookies = cookiesSetBy(await signIn(app));
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    now = shiftInstant(testNow, minutes * minuteMs);
    const kept = await app.inject(callOf('login/keep-session', {}, { cookies }));
    expect(kept.statusCode).toBe(200);
    cookies = cookiesSetBy(kept);
  }
  now = shiftInstant(testNow, 12 * hourMs);
  expect(await whoIsSignedIn(app, cookies)).toBeNull();
});

test('opens with an older key and seals anew with the first, as remembered as before', async () => {
  const config = testConfig({ sessionKeys: [firstKey] });
  const cookies = cookiesSetBy(await signIn(await startApp(config), true));
  const rotated = await startApp(testConfig({ sessionKeys: [secondKey, firstKey] }));
  const answer = await rotated.inject(callOf('login/current-session', {}, { cookies }));
  expect(answer.json().signedIn.user.token).toBe('pt-giulia');
  expect(answer.cookies).toMatchObject([{ maxAge: (30 * dayMs) / 1000, secure: true, sameSite: 'Strict' }]);
  const afterwards = await startApp(testConfig({ sessionKeys: [secondKey] }));
  expect(await whoIsSignedIn(afterwards, cookiesSetBy(answer))).toBe('pt-giulia');
  expect(await whoIsSignedIn(afterwards, cookies)).toBeNull();
});

test('seals nothing anew in an answer that a cache might keep', async () => {
  const config = testConfig({ sessionKeys: [firstKey] });
  const cookies = cookiesSetBy(await signIn(await startApp(config)));
  const rotated = await startApp(testConfig({ sessionKeys: [secondKey, firstKey] }));
  for (const url of ['/healthz', '/files/media/a.jpg', '/nowhere']) {
    expect((await rotated.inject({ url, cookies })).cookies).toEqual([]);
  }
});

test.each([
  ['nonsense', () => 'nonsense'],
  ['nothing', () => ''],
  ['a cut one', (sealed: string) => sealed.slice(0, 40)],
  ['one with a changed byte', (sealed: string) => (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)],
  ['one without its nonce', (sealed: string) => sealed.split(';')[0] ?? ''],
  ['one with a short nonce', (sealed: string) => `${sealed.split(';')[0]};AAAA`],
  ['separators alone', () => ';;;'],
  ['a broken escape', () => '%E0%A4%A'],
])('reads a cookie that was tampered with as nobody signed in: %s', async (_name, tamper) => {
  const app = await startApp();
  const sealed = cookieOf(app, sessionOfGiulia())['__Host-ascolto'] ?? '';
  expect(await whoIsSignedIn(app, { '__Host-ascolto': tamper(sealed) })).toBeNull();
});

test.each([
  ['nothing', {}],
  ['another form', { user: 'giulia' }],
  ['no token', { ...sessionOfGiulia(), privateToken: undefined }],
  ['a role we do not know', { ...sessionOfGiulia(), userType: 'administrator' }],
  ['an end that is no number', { ...sessionOfGiulia(), endsAt: 'never' }],
])('reads a sealed cookie that holds %s as nobody signed in', async (_name, content) => {
  const app = await startApp();
  expect(await whoIsSignedIn(app, cookieOf(app, content))).toBeNull();
});

test('refuses to seal what a browser would silently drop', async () => {
  const app = await startApp();
  const cookies = cookieOf(app, sessionOfGiulia({ privateToken: 'x'.repeat(4000) }));
  const answer = await app.inject(callOf('login/keep-session', {}, { cookies }));
  expect(answer.statusCode).toBe(500);
  expect(answer.cookies).toEqual([]);
});

test('seals a long token of the platform well within the 4096 bytes', async () => {
  const app = await startApp();
  const cookies = cookieOf(app, sessionOfGiulia({ privateToken: 'x'.repeat(1024) }));
  const answer = await app.inject(callOf('login/keep-session', {}, { cookies }));
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers['set-cookie']).length).toBeLessThan(4096);
});

test('sets no cookie for a visitor', async () => {
  const app = await startApp();
  const [looked, signedOut] = [
    await app.inject(callOf('login/current-session')),
    await app.inject(callOf('login/log-out')),
  ];
  expect([...looked.cookies, ...signedOut.cookies]).toEqual([]);
});

test('uses a cookie without prefix and Secure only where plain http was allowed', async () => {
  const app = await startApp(testConfig({ publicOrigin: 'http://192.168.1.20:3000', plainHttpCookie: true }));
  const credentials = { email: personas.giulia.email, password: demoPassword, rememberMe: false };
  const headers = { origin: 'http://192.168.1.20:3000' };
  const [cookie] = (await app.inject(callOf('login/log-in', credentials, { headers }))).cookies;
  expect(cookie).toMatchObject({ name: 'ascolto', httpOnly: true, sameSite: 'Strict' });
  expect(cookie).not.toHaveProperty('secure');
});
