import { expect, test } from 'vitest';
import { telephoneOf } from '#bff/contract/telephone-of';

test.each([
  ['+39 347 555 0199', '+393475550199'],
  ['+39 (0)347 555 0199', '+393475550199'],
  ['+3903475550199', '+393475550199'],
  ['0039 347.555.0199', '+393475550199'],
  ['347-5550199', '+393475550199'],
  ['0347 555 0199', '+393475550199'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['+44 7700 900123', '+447700900123'],
  ['+1 202 555 0143', '+12025550143'],
  ['+7 0912 345678', '+7912345678'],
  ['+41 (0) 79 555 01 99', '+41795550199'],
  ['+378 (0)549 900123', '+378549900123'],
])('a telephone is the same however its number is written: %s', (number, telephone) => {
  expect(telephoneOf(number)).toBe(telephone);
});

test.each([
  ['+39 347 555 0199', '+39 347 555 0198'],
  ['+39 347 555 0199', '+41 347 555 0199'],
  ['+1 390 347 5550', '+39 0347 5550'],
])('%s and %s are two telephones', (one, other) => {
  expect(telephoneOf(one)).not.toBe(telephoneOf(other));
});
