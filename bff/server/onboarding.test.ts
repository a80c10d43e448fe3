import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { cookieOf, cookiesSetBy, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testNow } from '#bff/server/testing/test-app';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { operations } from '#contracts/operations';
import { registerProfessional } from '#contracts/registration/registration.api';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const professional = registrationExamples.registerProfessional.visitor;

let now: Instant;
let platform: TestPlatform;
let app: FastifyInstance;

beforeEach(async () => {
  now = testNow;
  platform = createTestPlatform();
  app = await buildTestApp({ operations, handlers, now: () => now, transport: platform.transport });
});

afterEach(() => app.close());

function register(cookies: Record<string, string> = {}) {
  return app.inject(callOf(registerProfessional.name, professional, { cookies }));
}

function ask(operation: string, cookies: Record<string, string>) {
  return app.inject(callOf(operation, {}, { cookies }));
}

test('registering seals a session that ends with the browser and shows no token', async () => {
  const answer = await register();
  expect(answer.json()).toEqual({ documentsUntil: '2026-11-23T09:30:00.000Z' });
  const [cookie, ...others] = answer.cookies;
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: '__Host-ascolto', httpOnly: true, secure: true, sameSite: 'Strict' });
  expect(cookie).not.toHaveProperty('maxAge');
  const [row] = platform.db.users.list(({ email }) => email === professional.email);
  expect(JSON.stringify([answer.headers, answer.body])).not.toContain(row?.private_token);
});

test('with it one is a visitor, to whom nothing that asks for a sign-in is open (PERM-07)', async () => {
  const cookies = cookiesSetBy(await register());
  expect((await ask('login/current-session', cookies)).json()).toEqual({ signedIn: null });
  for (const operation of ['chat/list-conversations', 'appointments/list-appointments', 'appointments/list-invitees']) {
    expect((await ask(operation, cookies)).statusCode).toBe(401);
  }
});

test('nothing prolongs it, and no cookie is set anew', async () => {
  const cookies = cookiesSetBy(await register());
  now = shiftInstant(testNow, 20 * minuteMs);
  const answer = await ask('login/keep-session', cookies);
  expect(answer.statusCode).toBe(401);
  expect(answer.cookies).toEqual([]);
});

test('it opens no file of a chat, not even to somebody who takes part in it', async () => {
  const statusFor = async (scope: 'full' | 'onboarding') => {
    const cookies = cookieOf(app, sessionOfGiulia({ scope }));
    return (await app.inject({ url: '/files/chat/chat-giulia-rinaldi/referto.pdf', cookies })).statusCode;
  };
  expect(await statusFor('onboarding')).toBe(401);
  expect(await statusFor('full')).not.toBe(401);
});

test('whoever is signed in stays so: nobody registers in their browser before they have signed out', async () => {
  const cookies = cookieOf(app, sessionOfGiulia());
  const answer = await register(cookies);
  expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([409, 'other_account', []]);
  expect((await ask('login/current-session', cookies)).json().signedIn).not.toBeNull();
});

test('the limit counts each address for itself', async () => {
  await Promise.all(Array.from({ length: 20 }, () => register()));
  expect((await register()).statusCode).toBe(429);
  const elsewhere = { ...callOf(registerProfessional.name, professional), remoteAddress: '203.0.113.77' };
  expect((await app.inject(elsewhere)).statusCode).toBe(200);
});
