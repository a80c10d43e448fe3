import { expect, test } from 'vitest';
import { exportProblem } from '#web/copy/export-problem';

test('too many files say how long to wait', () => {
  const problem = { code: 'too_many_exports', requestId: 'r-1', details: { retryAfterSeconds: 600 } };
  expect(exportProblem(problem)).toMatchObject({ advice: 'Per un altro potrai riprovare tra 10 minuti.' });
});
