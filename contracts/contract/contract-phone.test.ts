import { expect, test } from 'vitest';
import { contractPhone, prefixAndNumber } from '#contracts/contract/contract-phone';

test.each([
  ['+39 347 555 0199', '+393475550199'],
  ['+39 347-555-0199', '+393475550199'],
  ['(+44) 7700 900123', '+447700900123'],
  ['\u202a+39\u00a0347\u2011555 0199\u202c', '+393475550199'],
  ['+1 202.555.0143', '+12025550143'],
])('a number is sent as prefix and digits alone: %j (CONTRACT-08)', (typed, sent) => {
  expect(prefixAndNumber(contractPhone.parse(typed))).toBe(sent);
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['347 555 0199', 'invalid'],
  ['0039 347 555 0199', 'invalid'],
  ['+39', 'invalid'],
  ['+39 12', 'invalid'],
  ['+0 347 555 0199', 'invalid'],
  ['+39 347 555 0199 000 000', 'invalid'],
  ['+39 347 555 0199, +39 348 555 0100', 'invalid'],
  ['+39 347 555 01 99 int. 3', 'invalid'],
  ['+39 ٣٤٧٥٥٥٠١٩٩', 'invalid'],
])('what no text message can reach is refused with a code: %j (CONTRACT-07)', (typed, code) => {
  const { error } = contractPhone.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toContain(code);
});
