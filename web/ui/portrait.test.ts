import { expect, test } from 'vitest';
import { initials } from '#web/ui/portrait.tsx';

test.each([
  ['Andrea Rinaldi', 'AR'],
  ['Anna Maria Verdi De Luca', 'AL'],
  ['Sara', 'S'],
  ['élodie (supporto)', 'É'],
])('of %s, who has no picture, the initials shown are %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});
