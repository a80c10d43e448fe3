import { expect, test } from 'vitest';
import { closingLine, flakyLines, playwrightTally, stepTally, vitestTally } from '#scripts/test-run/test-tally';

test('reads the figures of both runners', () => {
  const figures = { numPassedTests: 12, numFailedTests: 1, success: false, testResults: [] };
  expect(vitestTally(figures)).toEqual({ passed: 12, failed: 1, flaky: [] });
  expect(playwrightTally({ stats: { expected: 7, unexpected: 2, flaky: 0, skipped: 0 }, suites: [] })).toEqual({
    passed: 7,
    failed: 2,
    flaky: [],
  });
});

test('names a screen test that passes on its second attempt, with its first error', () => {
  const outcome = (title: string, status: string, ...failureMessages: string[]) => ({ title, status, failureMessages });
  const assertionResults = [
    outcome('sends', 'passed'),
    outcome('receives', 'passed', 'Timeout\nwhile waiting\n    at /project/node_modules/vitest/run.js:1'),
    outcome('forgets', 'failed', 'Gone', 'Gone'),
  ];
  const testResults = [{ name: '/project/web/chat.test.tsx', assertionResults }];
  const tally = vitestTally({ numPassedTests: 2, numFailedTests: 1, testResults });

  expect(tally).toMatchObject({ passed: 2, failed: 1 });
  expect(flakyLines(tally)).toEqual(['flaky: chat.test.tsx: receives\n    Timeout\n    while waiting']);
});

test('counts a story that passes on its second attempt as passed, and names it with its first error', () => {
  const attempt = (...messages: string[]) => ({ errors: messages.map((message) => ({ message })) });
  const steady = { file: 'chat.spec.ts', title: 'sends', tests: [{ status: 'expected', results: [attempt()] }] };
  const shaky = {
    file: 'live.spec.ts',
    title: 'receives',
    tests: [{ status: 'flaky', results: [attempt('Timeout\nwhile waiting', 'closed'), attempt()] }],
  };
  const suites = [{ specs: [steady], suites: [{ specs: [shaky] }] }];
  const tally = playwrightTally({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites });

  expect(tally).toMatchObject({ passed: 2, failed: 0 });
  expect(flakyLines(tally)).toEqual(['flaky: live.spec.ts: receives\n    Timeout\n    while waiting']);
});

test('says that more than three flaky tests are too many', () => {
  const flaky = Array.from({ length: 4 }, (_, at) => ({ name: `story ${at}`, error: 'Timeout' }));

  expect(flakyLines({ passed: 4, failed: 0, flaky }).at(-1)).toBe('4 flaky tests, at most 3 may be.');
  expect(flakyLines({ passed: 3, failed: 0, flaky: flaky.slice(1) })).toHaveLength(3);
  expect(flakyLines({ passed: 3, failed: 0 })).toEqual([]);
});

test('refuses a report it cannot read', () => {
  expect(() => vitestTally({})).toThrow();
  expect(() => playwrightTally({ stats: null })).toThrow();
});

test('counts a static check as one', () => {
  expect(stepTally(true)).toEqual({ passed: 1, failed: 0 });
  expect(stepTally(false)).toEqual({ passed: 0, failed: 1 });
});

test('counts a failure when the command failed though every test passed', () => {
  expect(stepTally(false, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(stepTally(false, { passed: 5, failed: 3 })).toEqual({ passed: 5, failed: 3 });
});

test('closes with the sums alone', () => {
  expect(
    closingLine([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]),
  ).toBe('41 passed, 2 failed');
  expect(closingLine([])).toBe('0 passed, 0 failed');
});
