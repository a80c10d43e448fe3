import { expect, test } from 'vitest';
import { loginNotice } from '#web/features/login/login-notice';

const requestId = 'r-1';

test.each([
  [1, 'tra 1 minuto.'],
  [60, 'tra 1 minuto.'],
  [61, 'tra 2 minuti.'],
  [900, 'tra 15 minuti.'],
])('a wait of %d seconds is told in whole minutes, never too few', (retryAfterSeconds, words) => {
  const { advice } = loginNotice({ code: 'too_many_attempts', requestId, details: { retryAfterSeconds } });
  expect(advice).toContain(words);
});

test.each([undefined, null, {}, { retryAfterSeconds: 'soon' }])(
  'a wait of unknown length, %j, is told without a number',
  (details) => {
    expect(loginNotice({ code: 'too_many_attempts', requestId, details }).advice).toContain('qualche minuto');
  },
);

test('a login whose answer was lost may be tried again, so it is told as a lost connection', () => {
  const { title } = loginNotice({ code: 'no_connection', requestId: '', outcomeUnknown: true });
  expect(title).toBe('Sembra che manchi la connessione');
});

test('what is not known shows neither a code nor English', () => {
  const { title, advice } = loginNotice({ code: 'strange_code', requestId });
  expect(`${title} ${advice}`).not.toMatch(/strange_code|undefined|error/i);
});
