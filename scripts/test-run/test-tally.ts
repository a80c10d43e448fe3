import * as z from 'zod';

/** The numbers of passed and failed tests. A static check counts as one. */
export interface TestTally {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** The tally in Vitest's JSON report. */
export function vitestTally(report: unknown): TestTally {
  const { numPassedTests, numFailedTests } = vitestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The tally in Playwright's JSON report; a test that passed only on a retry counts as failed. */
export function playwrightTally(report: unknown): TestTally {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** The tally of a step: never a pass for a command that failed, and at least one failure even when no test failed. */
export function stepTally(hasSucceeded: boolean, tests?: TestTally): TestTally {
  if (hasSucceeded) return tests ?? { passed: 1, failed: 0 };
  return { passed: tests?.passed ?? 0, failed: Math.max(1, tests?.failed ?? 0) };
}

/** The last line of a run. */
export function closingLine(tallies: readonly TestTally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
