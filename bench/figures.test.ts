import { expect, test } from 'vitest';
import { atLeast, atMost, median, p95 } from '#bench/figures';

test.each([
  [50, 'met'],
  [50.1, 'missed'],
  [Number.NaN, 'missed'],
])('compares %d with an upper limit of 50: %s', (value, verdict) => {
  expect(atMost('longest block', { value, budget: 50, unit: 'ms' }).verdict).toBe(verdict);
});

test.each([
  [0.75, 'met'],
  [0.74, 'missed'],
  [Number.NaN, 'missed'],
])('compares %d with a lower limit of 0.75: %s', (value, verdict) => {
  expect(atLeast('share', { value, budget: 0.75 }).verdict).toBe(verdict);
});

test('writes the figure and the budget with three significant digits and the unit', () => {
  const { measured, budget } = atMost('answer', { value: 8191.7, budget: 12, unit: 'bytes' });
  expect([measured, budget]).toEqual(['8,192 bytes', '≤ 12 bytes']);
  expect(atMost('added time', { value: 0.28649, budget: 0.3, unit: 'ms' }).measured).toBe('0.286 ms');
});

test('returns the middle value as the median', () => {
  expect(median([30, 2, 100])).toBe(30);
});

test('throws when there is no value to take the median of', () => {
  expect(() => median([])).toThrow('Nothing was measured.');
});

test('returns the 19th of 20 values as the 95th percentile', () => {
  expect(p95(Array.from({ length: 20 }, (_, at) => 20 - at))).toBe(19);
});
