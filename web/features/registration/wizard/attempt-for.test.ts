import { expect, test } from 'vitest';
import { attemptFor } from '#web/features/registration/wizard/attempt-for';

test('the same content is the same attempt, whoever asks again; a changed one is another (REG-29)', () => {
  const first = attemptFor({ email: 'lucia@example.it' }, null);
  expect(attemptFor({ email: 'lucia@example.it' }, first)).toBe(first);
  const second = attemptFor({ email: 'lucia2@example.it' }, first);
  expect(second.act).not.toBe(first.act);
  expect(second.act).toMatch(/^[\w-]{8,64}$/);
});
