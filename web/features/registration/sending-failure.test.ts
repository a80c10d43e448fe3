import { expect, test } from 'vitest';
import { sendingFailure } from '#web/features/registration/sending-failure';

const requestId = '';

test('a lost answer is told as unknown, with the promise that a retry makes no second account', () => {
  const { title, advice } = sendingFailure({ code: 'legacy_unavailable', requestId, outcomeUnknown: true });
  expect(title).toBe('Non sappiamo se la registrazione è riuscita');
  expect(advice).toMatch(/riprovare senza rischi/);
});

test.each(['registration_refused', 'legacy_unavailable', 'overloaded', 'price_missing'])(
  'after %s it says that there is no account and that nothing typed is lost (REG-113)',
  (code) => {
    expect(sendingFailure({ code, requestId }).advice).toMatch(/^Non è stato creato alcun account\. .* resta qui\./);
  },
);

test('after a failure nobody can judge it does not say that there is no account', () => {
  expect(sendingFailure({ code: 'unexpected', requestId }).advice).not.toMatch(/account/);
});

test('too many attempts are told with the time to wait', () => {
  const details = { retryAfterSeconds: 121 };
  expect(sendingFailure({ code: 'too_many_attempts', requestId, details }).advice).toMatch(/tra 3 minuti\.$/);
});
