import { expect, test } from 'vitest';
import { accountName, countSignIn, takeBackAttempt } from '#bff/login/sign-in-attempts';
import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { createMemoryAttempts } from '#mocks/memory-attempts';
import { testNow } from '#mocks/start-in-vitest';

const email = 'giulia.moretti@example.it';
const address = '203.0.113.1';

/** The seconds to wait when asked at one minute, after failures at these minutes. */
async function waitAfter(minutes: readonly number[], askedAt: number, attempt = { email, address }): Promise<number> {
  let now: Instant = testNow;
  const attempts = createMemoryAttempts(() => now);
  for (const minute of minutes) {
    now = shiftInstant(testNow, minute * minuteMs);
    await countSignIn(attempts, { email, address });
  }
  now = shiftInstant(testNow, askedAt * minuteMs);
  return countSignIn(attempts, attempt);
}

/** That many failures from one address, each at another account. */
async function failAtManyAccounts(count: number) {
  const attempts = createMemoryAttempts(() => testNow);
  for (let account = 0; account < count; account += 1) {
    await countSignIn(attempts, { email: `somebody${account}@example.it`, address });
  }
  return attempts;
}

const minutes = (count: number) => Array.from({ length: count }, (_, minute) => minute / 10);

test.each([
  ['no failure', [], 0, 0],
  ['nine failures', minutes(9), 1, 0],
  ['ten failures', minutes(10), 1, 14 * 60],
  ['ten failures, nearly 15 minutes after the first', minutes(10), 14.99, 1],
  ['ten failures, 15 minutes after the first', minutes(10), 15, 0],
  ['ten failures spread over more than 15 minutes', [0, 1, 2, 3, 4, 5, 6, 7, 8, 15.5], 15.5, 0],
  ['more than ten, of which those refused do not count', [0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 6, 9 * 60],
])('after %s an account waits as long as the first of ten counts', async (_name, failures, askedAt, seconds) => {
  expect(await waitAfter(failures, askedAt)).toBe(seconds);
});

test.each([
  ['capitals', 'Giulia.Moretti@Example.it'],
  ['letters that pass for plain ones', 'g\u0131ulia.moretti@example.it'],
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
  const attempt = { email, address };
  expect(await countSignIn(await failAtManyAccounts(49), attempt)).toBe(0);
  expect(await countSignIn(await failAtManyAccounts(50), attempt)).toBe(15 * 60);
});

test('an attempt refused for its address does not count for the account', async () => {
  const attempts = await failAtManyAccounts(50);
  for (let refused = 0; refused < 10; refused += 1) await countSignIn(attempts, { email, address });
  expect(await countSignIn(attempts, { email, address: '203.0.113.9' })).toBe(0);
});

test('letters that a database may take for plain ones give ten guesses together, and none to others of their domain', async () => {
  const attempts = createMemoryAttempts(() => testNow);
  const spellings = ['🅖iulia', 'g🅘ulia', 'giulꝡa', 'giul\u0368a', 'gi\u0640ulia', 'gíulħa'];
  let guesses = 0;
  for (let guess = 0; guess < 30; guess += 1) {
    const spelled = email.replace('giulia', spellings[guess % spellings.length] ?? '');
    if ((await countSignIn(attempts, { email: spelled, address: `203.0.113.${guess}` })) === 0) guesses += 1;
  }
  expect(guesses).toBe(10);
  expect(await countSignIn(attempts, { email, address })).toBe(0);
});

test('ß counts as the two letters that it is equal to', () => {
  expect(accountName('mario.roßi@example.it')).toBe(accountName('Mario.Rossi@example.it'));
});

test('a success at an address spelled alike gives no more guesses at the account', async () => {
  const attempts = createMemoryAttempts(() => testNow);
  const alike = { email: email.replace('giulia', 'giul\u00eda'), address: '203.0.113.9' };
  let guesses = 0;
  for (let round = 0; round < 5; round += 1) {
    for (let guess = 0; guess < 9; guess += 1) {
      if ((await countSignIn(attempts, { email, address })) === 0) guesses += 1;
    }
    if ((await countSignIn(attempts, alike)) === 0) await takeBackAttempt(attempts, alike);
  }
  expect(guesses).toBe(10);
});

test('an attempt taken back counts neither for the account nor for the address', async () => {
  const attempts = await failAtManyAccounts(40);
  for (let failure = 0; failure < 10; failure += 1) await countSignIn(attempts, { email, address });
  await takeBackAttempt(attempts, { email, address });
  expect(await countSignIn(attempts, { email, address })).toBe(0);
  expect(await countSignIn(attempts, { email, address: '203.0.113.9' })).toBe(15 * 60);
  expect(await countSignIn(attempts, { email: 'marco.ferri@example.it', address })).toBe(15 * 60);
});
