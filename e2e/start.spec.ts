import { test as base, expect } from '@playwright/test';
import { noFilter } from '#contracts/therapists/therapist-filter';
import { type BackEnd, operatorEnvironment, startBackEnd, startProcess } from '#e2e/back-end';
import { ownPort } from '#e2e/own-port';
import { plainPassword, plainPeople } from '#e2e/plain-platform/seed';
import { type PlainPlatform, startPlainPlatform } from '#e2e/plain-platform/start';

interface Chain {
  readonly platform: PlainPlatform;
  readonly backEnd: BackEnd;
}

const test = base.extend<object, { chain: Chain }>({
  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use, info) => {
      const platform = await startPlainPlatform();
      const backEnd = await startBackEnd(platform.origin, ownPort(info.parallelIndex, 'back-end-of-plain-platform'));
      await use({ platform, backEnd });
      await backEnd.stop();
      await platform.stop();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ chain }) => chain.platform.reset());

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly text: string;
  readonly cookie: string;
  readonly headers: Headers;
}

/** Calls an operation as a browser of that origin would. */
async function ask(backEnd: BackEnd, operation: string, input: unknown, cookie = ''): Promise<Answer> {
  const response = await fetch(`${backEnd.origin}/api/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'ascolto',
      origin: backEnd.origin,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { status: response.status, body: JSON.parse(text), text, cookie: set.join('; '), headers: response.headers };
}

const { giulia } = plainPeople;
const credentials = { email: giulia.email, password: plainPassword, rememberMe: false };

test('refuses to start without configuration, naming every missing variable at once', async () => {
  const own = startProcess('bff/server/main.ts', [], {});
  const exitCode = await new Promise((resolve) => own.child.once('close', resolve));
  expect(exitCode).not.toBe(0);
  const needed = Object.keys(operatorEnvironment('http://platform', 1)).filter(
    (name) => name.startsWith('LEGACY_') || ['SESSION_KEYS', 'PUBLIC_ORIGIN', 'SIGNED_OUT_FILE'].includes(name),
  );
  for (const name of needed) expect(own.output()).toContain(name);
});

test('signs in at a platform with a BOM, notices before its JSON and a wrong content type (LEGACY-03, LOGIN-24)', async ({
  chain: { backEnd },
}) => {
  const answer = await ask(backEnd, 'login/log-in', credentials);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ user: { token: giulia.token, userType: 'patient', firstName: 'Giulia' } });
  expect(answer.text).not.toContain(giulia.secret);
  expect(answer.headers.get('x-powered-by')).toBeNull();
  expect(answer.cookie).not.toContain('PHPSESSID');
});

test('tells a wrong password from a fault of the platform (LOGIN-23)', async ({ chain: { backEnd } }) => {
  const answer = await ask(backEnd, 'login/log-in', { ...credentials, email: 'b@example.org', password: 'sbagliata' });
  expect(answer).toMatchObject({ status: 422, body: { code: 'wrong_credentials' } });
});

test('names an HTML page with 200, and JSON cut short, as faults of the platform without quoting them (LEG-03)', async ({
  chain: { backEnd, platform },
}) => {
  platform.spoil('listEvents', 'html-page');
  platform.spoil('listUsers', 'cut-short');
  const { cookie } = await ask(backEnd, 'login/log-in', credentials);
  const appointments = await ask(backEnd, 'appointments/list-appointments', {}, cookie);
  expect(appointments).toMatchObject({ status: 502, body: { code: 'legacy_unreadable' } });
  expect(appointments.text).not.toContain('var/www');
  const therapists = await ask(backEnd, 'therapists/count-therapists', { filter: noFilter });
  expect(therapists).toMatchObject({ status: 502, body: { code: 'legacy_unreadable' } });
});

test('a cookie copied before logout opens nothing after it, nor after a restart (SHELL-17)', async ({
  chain: { backEnd },
}) => {
  const { cookie } = await ask(backEnd, 'login/log-in', credentials);
  expect((await ask(backEnd, 'login/keep-session', {}, cookie)).status).toBe(200);
  await ask(backEnd, 'login/log-out', {}, cookie);
  expect((await ask(backEnd, 'login/keep-session', {}, cookie)).status).toBe(401);
  await backEnd.restart();
  expect((await ask(backEnd, 'login/keep-session', {}, cookie)).status).toBe(401);
});

test('answers calmly while the platform is away and recovers by itself when it is back', async ({
  chain: { backEnd, platform },
}) => {
  await platform.goDown();
  const away = await ask(backEnd, 'therapists/therapist-detail', { therapist: 'anybody' });
  expect(away).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
  expect((await fetch(`${backEnd.origin}/readyz`)).status).toBe(200);
  expect((await fetch(backEnd.origin)).status).toBe(200);
  await platform.comeBack();
  expect((await ask(backEnd, 'login/log-in', credentials)).status).toBe(200);
});

test('keeps tokens, passwords and keys out of every log line', async ({ chain: { backEnd } }) => {
  const { cookie } = await ask(backEnd, 'login/log-in', credentials);
  await ask(backEnd, 'appointments/list-appointments', {}, cookie);
  const secrets = [giulia.secret, plainPassword, 'parent-app-secret', 'address-key-secret', giulia.email];
  for (const secret of secrets) {
    expect(backEnd.output()).not.toContain(secret);
  }
});
