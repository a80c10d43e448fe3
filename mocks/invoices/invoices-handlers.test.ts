import { expect, test } from 'vitest';
import { listInvoices } from '#contracts/invoices/invoices.legacy';
import { type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const platform = createTestPlatform();

test('a professional is given their own records: one for each patient and month of sessions held', async () => {
  const records = await recordsOf('rinaldi');
  const keys = records.map(({ target, month, year }) => `${target} ${month} ${year}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('pt-giulia 10 2026');
  const others = new Set((await recordsOf('serafini')).map(({ id }) => id));
  expect(others.size).toBeGreaterThan(0);
  expect(records.filter(({ id }) => others.has(id))).toEqual([]);
});

test('a record is the price of the month’s sessions, and what is left of it after the fee', async () => {
  const october = (await recordsOf('rinaldi')).find(({ id }) => id === 'invoice-rinaldi-giulia-2026-10');
  // Three Mondays at 70 euros, of which the platform keeps 18 % with a Premium plan.
  expect(october).toMatchObject({ price: 21_000, total: 17_220, fee_percentage: 18, month: 10, year: 2026 });
  const fees = (await recordsOf('serafini')).map(({ price, total }) => Math.round((1 - total / price) * 100));
  expect(new Set(fees)).toEqual(new Set([30]));
});

test('a patient is given those they are the target of, from every professional', async () => {
  const records = await recordsOf('giulia');
  expect(records.length).toBeGreaterThan(1);
  expect(new Set(records.map(({ target }) => target))).toEqual(new Set(['pt-giulia']));
  expect(await recordsOf('sara')).toEqual([]);
});

async function recordsOf(persona: PersonaName) {
  const { legacy } = platform.contextFor(null);
  return (await legacy.call(listInvoices, { private_token: personas[persona].privateToken })).invoices;
}
