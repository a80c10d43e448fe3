import { expect, test } from 'vitest';
import { closingLine, playwrightTally, stepTally, vitestTally } from '#scripts/test-run/test-tally';

test('reads the figures of both runners', () => {
  expect(vitestTally({ numPassedTests: 12, numFailedTests: 1, success: false })).toEqual({ passed: 12, failed: 1 });
  expect(playwrightTally({ stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 0 } })).toEqual({
    passed: 7,
    failed: 3,
  });
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
