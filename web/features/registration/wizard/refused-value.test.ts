import { expect, test } from 'vitest';
import { refusedValue } from '#web/features/registration/wizard/refused-value';

const values = { email: 'lucia@example.it', password: 'otto8888', birthDate: '2008-11-23' };

test.each([
  ['email_taken', { name: 'email', value: 'lucia@example.it', code: 'email_taken' }],
  ['password_too_short', { name: 'password', value: 'otto8888', code: 'password_too_short' }],
  ['under_age', { name: 'birthDate', value: '2008-11-23', code: 'under_age' }],
  ['registration_refused', undefined],
  ['legacy_unavailable', undefined],
])('the refusal %s lands on its field, or on none (REG-111, REG-112)', (code, refused) => {
  expect(refusedValue({ code, requestId: '' }, values)).toEqual(refused);
});
