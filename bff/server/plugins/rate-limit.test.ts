import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cookieOf, sessionOfGiulia } from '#bff/server/testing/signed-in';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';
import { personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

let app: FastifyInstance;

beforeEach(async () => {
  const config = testConfig({ trustProxy: ['127.0.0.1'] });
  app = await buildTestApp({ config, transport: createTestPlatform().transport });
});

afterEach(() => app.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function callTimes(times: number, operation: string, input: unknown, changes: object): Promise<number[]> {
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1) {
    statuses.push((await app.inject(callOf(operation, input, changes))).statusCode);
  }
  return statuses;
}

test('takes 300 calls a minute of one address, then says when to come back', async () => {
  const statuses = await callTimes(300, 'login/current-session', {}, from('203.0.113.1'));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await app.inject(callOf('login/current-session', {}, from('203.0.113.1')));
  expect(refused.statusCode).toBe(429);
  const { retryAfterSeconds, ...problem } = refused.json();
  expect(problem).toEqual({ code: 'rate_limited', requestId: refused.headers['x-request-id'] });
  // What is left of the minute depends on how long the calls took.
  expect(retryAfterSeconds).toSatisfy((seconds: number) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 60);
  expect(refused.headers['retry-after']).toBe(String(retryAfterSeconds));
  const other = await app.inject(callOf('login/current-session', {}, from('203.0.113.2')));
  expect(other.statusCode).toBe(200);
});

test('counts a signed-in user whatever the address', async () => {
  const cookies = cookieOf(app, sessionOfGiulia());
  await callTimes(300, 'no/such-operation', {}, { cookies, ...from('203.0.113.1') });
  const elsewhere = await app.inject(callOf('login/current-session', {}, { cookies, ...from('203.0.113.2') }));
  expect(elsewhere.statusCode).toBe(429);
  const neighbour = await app.inject(callOf('login/current-session', {}, from('203.0.113.1')));
  expect(neighbour.statusCode).toBe(200);
});

test('a user whose calls are used up, by whoever has a copy of their cookie, can still sign out', async () => {
  const cookies = cookieOf(app, sessionOfGiulia());
  await callTimes(301, 'no/such-operation', {}, { cookies, ...from('203.0.113.1') });
  const own = { cookies, ...from('203.0.113.2') };
  expect((await app.inject(callOf('login/log-out', {}, own))).statusCode).toBe(200);
  expect((await callTimes(300, 'login/log-out', {}, own)).at(-1)).toBe(429);
});

test('counts a user who signed in twice as one', async () => {
  const one = cookieOf(app, sessionOfGiulia({ sid: 'one' }));
  const other = cookieOf(app, sessionOfGiulia({ sid: 'other' }));
  await callTimes(150, 'no/such-operation', {}, { cookies: one });
  await callTimes(150, 'no/such-operation', {}, { cookies: other });
  for (const cookies of [one, other]) {
    expect((await app.inject(callOf('login/current-session', {}, { cookies }))).statusCode).toBe(429);
  }
  const marco = sessionOfGiulia({ publicToken: personas.marco.publicToken, privateToken: 'secret-marco' });
  const neighbour = await app.inject(callOf('login/current-session', {}, { cookies: cookieOf(app, marco) }));
  expect(neighbour.statusCode).toBe(200);
});

test('counts an IPv6 household as one', async () => {
  await callTimes(300, 'no/such-operation', {}, from('2001:db8:1:2::1'));
  const sameHouse = await app.inject(callOf('login/current-session', {}, from('2001:db8:1:2:ffff::9')));
  expect(sameHouse.statusCode).toBe(429);
  const nextHouse = await app.inject(callOf('login/current-session', {}, from('2001:db8:1:3::1')));
  expect(nextHouse.statusCode).toBe(200);
});

test('lets one address ask for ten recovery mails in 15 minutes (RECOV-07)', async () => {
  const askFor = (email: string) => callTimes(5, 'login/recover-password', { email }, from('203.0.113.1'));
  const statuses = [...(await askFor(personas.giulia.email)), ...(await askFor(personas.marco.email))];
  expect(statuses).toEqual(Array(10).fill(200));
  const input = { email: personas.sara.email };
  const refused = await app.inject(callOf('login/recover-password', input, from('203.0.113.1')));
  expect(refused.statusCode).toBe(429);
  // The first of them was made less than a minute ago.
  const { retryAfterSeconds } = refused.json();
  expect(retryAfterSeconds).toSatisfy((seconds: number) => seconds > 14 * 60 && seconds <= 15 * 60);
  const elsewhere = await app.inject(callOf('login/recover-password', input, from('203.0.113.2')));
  expect(elsewhere.statusCode).toBe(200);
  const otherCall = await app.inject(callOf('login/current-session', {}, from('203.0.113.1')));
  expect(otherCall.statusCode).toBe(200);
});

test('limits sign-in by address although each account is another', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 151; call += 1) {
    const input = { email: `somebody${call}@example.it`, password: 'Wrong!', rememberMe: false };
    statuses.push((await app.inject(callOf('login/log-in', input, from('203.0.113.1')))).statusCode);
  }
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(422));
  expect(statuses.slice(50)).toEqual(Array(101).fill(429));
});

test('believes nobody but its own proxies on where a call comes from', async () => {
  const alone = await buildTestApp({ transport: createTestPlatform().transport });
  for (let call = 0; call < 300; call += 1) {
    await alone.inject(callOf('no/such-operation', {}, from(`203.0.113.${call % 250}`)));
  }
  expect((await alone.inject(callOf('no/such-operation', {}, from('203.0.113.251')))).statusCode).toBe(429);
  await alone.close();
});
