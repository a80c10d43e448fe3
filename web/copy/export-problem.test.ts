import { expect, test } from 'vitest';
import { confirmedProblem } from '#web/features/patient-profile/own-data/confirmed-problem';

test.each([
  ['too_many_changes', 3_600, 'Per cambiare l’email potrai riprovare tra 60 minuti.'],
  ['too_many_exports', 600, 'Per un altro potrai riprovare tra 10 minuti.'],
])('%s says how long to wait', (code, retryAfterSeconds, advice) => {
  expect(confirmedProblem({ code, requestId: 'r-1', details: { retryAfterSeconds } })).toMatchObject({ advice });
});
