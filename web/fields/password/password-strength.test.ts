import { expect, test } from 'vitest';
import { passwordStrength } from '#web/fields/password/password-strength';

test.each([
  ['', 'too_short'],
  ['aB3$xyz', 'too_short'],
  ['password', 'weak'],
  ['Password1234', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefgh', 'weak'],
  ['87654321', 'weak'],
  ['12051990', 'weak'],
  ['gattopardo', 'fair'],
  ['Milano2026!', 'fair'],
  ['tavolo sedia luna', 'strong'],
  ['Lucia-2026-qui', 'strong'],
  ['fT7#kq9Zw!pL', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
