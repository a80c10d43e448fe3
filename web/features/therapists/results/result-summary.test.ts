import { expect, test } from 'vitest';
import { resultSummary } from '#web/features/therapists/results/result-summary';

test.each([
  [{ total: 84, shown: 9, isFiltered: false }, '9 di 84 terapeuti'],
  [{ total: 34, shown: 10, isFiltered: true }, 'I primi 10 di 34 terapeuti'],
  [{ total: 7, shown: 7, isFiltered: true }, '7 terapeuti'],
  [{ total: 1, shown: 1, isFiltered: true }, '1 terapeuta'],
  [{ total: 0, shown: 0, isFiltered: true }, 'Nessun risultato'],
])('tells %j as "%s"', (found, text) => {
  expect(resultSummary(found)).toBe(text);
});
