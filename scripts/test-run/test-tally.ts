import { basename } from 'node:path';
import * as z from 'zod';

/** The numbers of passed and failed tests. A static check counts as one. */
export interface TestTally {
  readonly passed: number;
  readonly failed: number;
  /** The passed tests that failed at their first attempt. */
  readonly flaky?: readonly FlakyTest[];
}

export interface FlakyTest {
  readonly name: string;
  /** The error of the failed attempt. */
  readonly error: string;
}

/** A run with more flaky tests than this fails. */
export const mostFlaky = 3;

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});
const playwrightSuite = z.object({
  specs: z.array(z.object({ file: z.string(), title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(playwrightSuite),
});

/** The tally in Vitest's JSON report; a test that passed on a retry has passed with a failure, and is flaky. */
export function vitestTally(report: unknown): TestTally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title, failureMessages: [error = ''] }) => ({
        name: `${basename(name)}: ${title}`,
        error: withoutRunner(error),
      })),
  );
  return { passed: numPassedTests, failed: numFailedTests, flaky };
}

/** An error without the frames of the test runner. */
function withoutRunner(error: string): string {
  return error
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n');
}

/** The tally in Playwright's JSON report; a test that passed on a retry counts as passed, and as flaky. */
export function playwrightTally(report: unknown): TestTally {
  const { stats, suites } = playwrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: suites.flatMap(flakyTests) };
}

function flakyTests({ specs, suites = [] }: z.output<typeof playwrightSuite>): FlakyTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({ name: `${file}: ${title}`, error: results[0]?.errors[0]?.message ?? 'no error' })),
  );
  return [...own, ...suites.flatMap(flakyTests)];
}

/** The tally of a step: never a pass for a command that failed, and at least one failure even when no test failed. */
export function stepTally(hasSucceeded: boolean, tests?: TestTally): TestTally {
  if (hasSucceeded) return tests ?? { passed: 1, failed: 0 };
  return { ...tests, passed: tests?.passed ?? 0, failed: Math.max(1, tests?.failed ?? 0) };
}

/** Lines about the flaky tests, each with its first error. */
export function flakyLines({ flaky = [] }: TestTally): string[] {
  const lines = flaky.map(({ name, error }) => `flaky: ${name}\n${error.replace(/^/gm, '    ')}`);
  return flaky.length > mostFlaky ? [...lines, `${flaky.length} flaky tests, at most ${mostFlaky} may be.`] : lines;
}

/** The last line of a run. */
export function closingLine(tallies: readonly TestTally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
