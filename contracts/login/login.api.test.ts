import { expect, test } from 'vitest';
import { logIn } from '#contracts/login/login.api';

test.each([
  { length: 0, isTaken: false },
  { length: 1, isTaken: true },
  { length: 256, isTaken: true },
  { length: 257, isTaken: false },
])('a password of $length characters may be tried: $isTaken', ({ length, isTaken }) => {
  const input = { email: 'giulia@example.it', password: 'x'.repeat(length), rememberMe: false };
  expect(logIn.input.safeParse(input).success).toBe(isTaken);
});
