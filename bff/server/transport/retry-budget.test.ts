import { expect, test } from 'vitest';
import { createRetryBudget } from '#bff/server/transport/retry-budget';

/** The retries allowed while every one of so many calls fails. */
function retriesOf(calls: number, budget = createRetryBudget()): number {
  let retries = 0;
  for (let call = 0; call < calls; call += 1) {
    budget.earn();
    if (budget.spend()) retries += 1;
  }
  return retries;
}

test('retries the first failures freely', () => {
  expect(retriesOf(10)).toBe(10);
});

test('retries one call in five once the credit is spent', () => {
  const budget = createRetryBudget();
  retriesOf(1000, budget);
  expect(retriesOf(100, budget)).toBe(20);
});

test('saves no more than ten retries, however long all went well', () => {
  const budget = createRetryBudget();
  for (let call = 0; call < 1000; call += 1) budget.earn();
  expect([retriesOf(12, budget), budget.spend()]).toEqual([12, false]);
});
