import { expect, test } from 'vitest';
import type { Context } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { minuteMs } from '#contracts/kernel/instant';
import { createTestPlatform } from '#mocks/start-in-vitest';

const twice = { name: 'thing', limit: 2 };

test('attempts made all at once do not pass the limit together', async () => {
  const context = createTestPlatform().contextFor(null);
  const waits = await Promise.all(Array.from({ length: 5 }, () => countAttempt(context, twice)));
  expect(waits).toEqual([0, 0, 900, 900, 900]);
});

test('what was refused does not count, or waiting would never end', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor(null);
  for (let minute = 0; minute < 14; minute += 1) {
    await countAttempt(context, twice);
    platform.advance(minuteMs);
  }
  platform.advance(minuteMs);
  expect(await countAttempt(context, twice)).toBe(0);
});

test('what is counted for a name of its own is counted whatever the address', async () => {
  const context: Context = createTestPlatform().contextFor(null);
  const ofSomebody = { ...twice, of: 'somebody' };
  await countAttempt(context, ofSomebody);
  await countAttempt({ ...context, clientAddress: '203.0.113.9' }, ofSomebody);
  expect(await countAttempt({ ...context, clientAddress: '203.0.113.10' }, ofSomebody)).toBe(900);
  expect(await countAttempt(context, { ...twice, of: 'another' })).toBe(0);
  expect(await countAttempt(context, twice)).toBe(0);
});

test.each([
  { what: 'another name', change: {}, asked: { ...twice, name: 'other' } },
  { what: 'another address', change: { clientAddress: '203.0.113.9' }, asked: twice },
])('$what is counted for itself', async ({ change, asked }) => {
  const context: Context = createTestPlatform().contextFor(null);
  await countAttempt(context, twice);
  await countAttempt(context, twice);
  expect(await countAttempt(context, twice)).toBe(900);
  expect(await countAttempt({ ...context, ...change }, asked)).toBe(0);
});
