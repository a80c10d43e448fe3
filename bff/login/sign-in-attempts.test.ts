import { expect, test } from 'vitest';
import { createAttemptCounter } from '#bff/attempt-counter';
import {
  forgetFailedAttempts,
  noteAttempt,
  secondsUntilNextAttempt,
  takeBackAttempt,
} from '#bff/login/sign-in-attempts';
import { minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { testNow } from '#mocks/start-in-vitest';

const email = 'giulia.moretti@example.it';
const address = '203.0.113.1';

/** Seconds to wait after failures at these minutes, asked at a minute. */
async function waitAfter(minutes: readonly number[], askedAt: number, attempt = { email, address }): Promise<number> {
  const attempts = createAttemptCounter();
  const at = (minute: number) => shiftInstant(testNow, minute * minuteMs);
  for (const minute of minutes) await noteAttempt(attempts, { email, address, now: at(minute) });
  return secondsUntilNextAttempt(attempts, { ...attempt, now: at(askedAt) });
}

const minutes = (count: number) => Array.from({ length: count }, (_, minute) => minute / 10);

test.each([
  ['no failure', [], 0, 0],
  ['nine failures', minutes(9), 1, 0],
  ['ten failures', minutes(10), 1, 14 * 60],
  ['ten failures, nearly 15 minutes after the first', minutes(10), 14.99, 1],
  ['ten failures, 15 minutes after the first', minutes(10), 15, 0],
  ['ten failures spread over more than 15 minutes', [0, 1, 2, 3, 4, 5, 6, 7, 8, 15.5], 15.5, 0],
  ['more than ten: the tenth last counts', [0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 6, 14 * 60],
])('after %s an account waits as long as the oldest of ten counts', async (_name, failures, askedAt, seconds) => {
  expect(await waitAfter(failures, askedAt)).toBe(seconds);
});

test.each([
  ['capitals', 'Giulia.Moretti@Example.it'],
  ['accents', 'g\u00eculi\u00e0.moretti@example.it'],
  ['accents of their own', 'gi\u0300ulia.moretti@example.it'],
  ['wide letters', '\uff47iulia.moretti@example.it'],
  ['characters nobody sees', 'giu\u200blia\u00ad.moretti@example.it'],
])('counts an account whatever the address, also when it is spelled with %s', async (_spelling, spelled) => {
  expect(await waitAfter(minutes(10), 1, { email: spelled, address: '203.0.113.9' })).toBe(14 * 60);
});

test('no two addresses that differ in a letter are one account', async () => {
  const attempt = { email: 'giulia.moretto@example.it', address: '203.0.113.9' };
  expect(await waitAfter(minutes(10), 1, attempt)).toBe(0);
});

test('lets another account in from the same address until its fiftieth failure', async () => {
  const attempt = { email: 'marco.ferri@example.it', address };
  expect(await waitAfter(minutes(49), 5, attempt)).toBe(0);
  expect(await waitAfter(minutes(50), 5, attempt)).toBe(10 * 60);
});

test('a success wipes out what the account failed, not what the address did', async () => {
  const attempts = createAttemptCounter();
  for (let failure = 0; failure < 50; failure += 1) await noteAttempt(attempts, { email, address, now: testNow });
  await forgetFailedAttempts(attempts, email.toUpperCase());
  expect(await secondsUntilNextAttempt(attempts, { email, address: '203.0.113.9', now: testNow })).toBe(0);
  expect(await secondsUntilNextAttempt(attempts, { email, address, now: testNow })).toBe(15 * 60);
});

test('an attempt taken back counts neither for the account nor for the address', async () => {
  const attempts = createAttemptCounter();
  const attempt = { email, address, now: testNow };
  for (let failure = 0; failure < 50; failure += 1) await noteAttempt(attempts, attempt);
  await takeBackAttempt(attempts, attempt);
  const other = { ...attempt, email: 'marco.ferri@example.it' };
  expect(await secondsUntilNextAttempt(attempts, other)).toBe(0);
  for (let failure = 0; failure < 40; failure += 1) await takeBackAttempt(attempts, attempt);
  expect(await secondsUntilNextAttempt(attempts, attempt)).toBe(0);
});
