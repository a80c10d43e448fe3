import { expect, test } from 'vitest';
import { emailChangeProblem } from '#web/features/patient-profile/information/email-change-problem';

test('too many changes of the e-mail say how long to wait', () => {
  const problem = { code: 'too_many_changes', requestId: 'r-1', details: { retryAfterSeconds: 3_600 } };
  expect(emailChangeProblem(problem)).toMatchObject({ advice: 'Per cambiare l’email potrai riprovare tra 60 minuti.' });
});
