import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { cutConnection, type FakePlatform, htmlPage, json, startFakePlatform } from '#bff/server/testing/fake-platform';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';
import { currentSession, logIn, recoverPassword } from '#contracts/login/login.api';
import { operationExamples } from '#contracts/operation-examples';
import { operations } from '#contracts/operations';
import { registerPatient, validateAccount } from '#contracts/registration/registration.api';

let platform: FakePlatform;
let app: FastifyInstance;

beforeEach(async () => {
  // A platform whose application fails on certain inputs, and that knows no user.
  platform = await startFakePlatform((response, request) => {
    (request.body.includes('breaks-it') ? htmlPage(500) : json({ error: 'WRONG_CREDENTIALS' }))(response, request);
  });
  app = await buildTestApp({ operations, handlers, config: testConfig({ platform: platform.url }) });
});

afterEach(async () => {
  await app.close();
  await platform.close();
});

const account = operationExamples.registerPatient.visitor as object;
const passwordOf = (index: number) => `breaks-it-${index}`;
const register = (index: number) => callOf(registerPatient.name, { ...account, password: passwordOf(index) });
const recover = (index: number) => callOf(recoverPassword.name, { email: `breaks-it-${index}@example.it` });
const signIn = (index: number, password = 'Sbagliata-2026') =>
  callOf(logIn.name, { email: `paziente-${index}@example.it`, password, rememberMe: false });

/** The answer's status and code, for a call from that address. */
async function ask(call: ReturnType<typeof callOf>, remoteAddress: string) {
  const answer = await app.inject({ ...call, remoteAddress });
  const { code, retryAfterSeconds } = answer.json();
  return { status: answer.statusCode, code, retryAfter: answer.headers['retry-after'], retryAfterSeconds };
}

const others = Array.from({ length: 5 }, (_, index) => `198.51.100.${index}`);
const wrongPassword = { status: 422, code: 'wrong_credentials' };

test('a hundred requests of one address that break the application leave everybody else’s sign-in as it was', async () => {
  const requests = Array.from({ length: 100 }, (_, index) =>
    index < 20 ? register(index) : index < 50 ? recover(index) : signIn(index, passwordOf(index)),
  );
  for (let begin = 0; begin < requests.length; begin += 12) {
    await Promise.all(requests.slice(begin, begin + 12).map((request) => ask(request, '203.0.113.7')));
  }
  expect(platform.seen.filter(({ body }) => body.includes('breaks-it')).length).toBeGreaterThanOrEqual(50);
  for (const [index, address] of others.entries()) {
    expect(await ask(signIn(index), address)).toMatchObject(wrongPassword);
  }
});

test('a hundred addresses that break one call of the application leave sign-in as it was', async () => {
  for (let index = 0; index < 100; index += 1) {
    expect((await ask(recover(index), `203.0.113.${index}`)).status).toBe(503);
  }
  expect(platform.seen).toHaveLength(100);
  expect(await ask(signIn(0), others[0] ?? '')).toMatchObject(wrongPassword);
});

test('an application that fails for everybody, whatever they ask, is left alone', async () => {
  platform.answering = htmlPage(500);
  const cookies = cookieOf(app, sessionOfGiulia());
  const validate = callOf(validateAccount.name, operationExamples.validateAccount.visitor);
  const everything = [signIn(1), recover(2), register(3), validate, callOf(currentSession.name, {}, { cookies })];
  for (const [index, call] of everything.entries()) await ask(call, others[index] ?? '');
  const asked = platform.seen.length;
  expect((await ask(signIn(9), '192.0.2.9')).retryAfterSeconds).toBeGreaterThan(20);
  expect(platform.seen).toHaveLength(asked);
});

test.each([
  ['drops connections', cutConnection],
  ['is away behind its proxy', htmlPage(503)],
])(
  'a platform that %s is left alone after five sign-ins, and whoever comes is told for how long',
  async (_, answering) => {
    platform.answering = answering;
    for (const [index, address] of others.entries()) {
      expect(await ask(signIn(index), address)).toMatchObject({ status: 503, code: 'legacy_unavailable' });
    }
    const shed = await ask(signIn(9), '192.0.2.9');
    expect(shed).toMatchObject({ status: 503, code: 'legacy_unavailable' });
    expect(shed.retryAfterSeconds).toSatisfy((seconds: number) => seconds > 20 && seconds <= 30);
    expect(shed.retryAfter).toBe(String(shed.retryAfterSeconds));
    expect(platform.seen).toHaveLength(5);
  },
);
