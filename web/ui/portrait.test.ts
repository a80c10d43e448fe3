import { expect, test } from 'vitest';
import { initials } from '#web/ui/portrait.tsx';

test.each([
  ['Anna Maria', 'Verdi De Luca', 'AV'],
  ['Giulia Moretti', undefined, 'GM'],
  ['amministrazione', undefined, 'A'],
  ['Anna (prova) 2', undefined, 'A'],
  ['élise', 'òlivi', 'ÉÒ'],
  ['', '', ''],
])('%s %s has the initials %3$s', (name, lastName, shown) => {
  expect(initials(name, lastName)).toBe(shown);
});
