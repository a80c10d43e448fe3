import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runStep } from '#scripts/test-run/run-step';
import { type TestTally, vitestTally } from '#scripts/test-run/test-tally';

const folder = mkdtempSync(join(tmpdir(), 'run-step-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(code: string): string[] {
  return [process.execPath, '--eval', code];
}

function writing(report: object, path: string): string {
  return `require('node:fs').writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(JSON.stringify(report))});`;
}

test('counts a command by its exit code and keeps all it printed', async () => {
  const fine = await runStep({ name: 'fine', command: program("console.log('one'); console.error('two')") });
  const bad = await runStep({ name: 'bad', command: program("console.log('why'); process.exitCode = 3") });

  expect(fine).toMatchObject({ hasSucceeded: true, tally: { passed: 1, failed: 0 } });
  expect(fine.output.split('\n').sort()).toEqual(['', 'one', 'two']);
  expect(bad).toMatchObject({ hasSucceeded: false, output: 'why\n', tally: { passed: 0, failed: 1 } });
});

test('counts the tests of a runner by its report', async () => {
  const path = join(folder, 'report.json');
  const report = { path, tally: vitestTally };
  const passing = writing({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, path);
  const failing = `${writing({ numPassedTests: 2, numFailedTests: 1, testResults: [] }, path)} process.exitCode = 1`;

  expect(await runStep({ name: 'unit', command: program(passing), report })).toMatchObject({
    hasSucceeded: true,
    tally: { passed: 3, failed: 0 },
  });
  expect(await runStep({ name: 'unit', command: program(failing), report })).toMatchObject({
    hasSucceeded: false,
    tally: { passed: 2, failed: 1 },
  });
});

test('runs a runner once more in CI when it ended with an error and no test failed, and reports that as flaky', async () => {
  const path = join(folder, 'crashed.json');
  const mark = join(folder, 'crashed-before');
  const step = {
    name: 'unit',
    command: program(
      `${writing({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, path)}
      const { existsSync, writeFileSync } = require('node:fs');
      if (!existsSync(${JSON.stringify(mark)})) { console.log('A worker ended.'); process.exitCode = 1; }
      writeFileSync(${JSON.stringify(mark)}, '');`,
    ),
    report: { path, tally: vitestTally },
  };

  expect(await runStep(step, false)).toMatchObject({ hasSucceeded: false, tally: { failed: 1 } });
  rmSync(mark);
  const { hasSucceeded, tally } = await runStep(step, true);
  expect([hasSucceeded, tally.passed, tally.failed]).toEqual([true, 3, 0]);
  expect(tally.flaky).toEqual([{ name: 'unit (its runner)', error: 'A worker ended.\n' }]);
});

test('believes no report of an earlier run', async () => {
  const path = join(folder, 'stale.json');
  const report = { path, tally: vitestTally };
  await runStep({
    name: 'unit',
    command: program(writing({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, path)),
    report,
  });

  expect(await runStep({ name: 'unit', command: program(''), report })).toMatchObject({
    hasSucceeded: false,
    tally: { passed: 0, failed: 1 },
  });
});

test.each([
  { count: 3, hasSucceeded: true, failed: 0 },
  { count: 4, hasSucceeded: false, failed: 1 },
])('accepts three flaky tests and no more: $count', async ({ count, hasSucceeded, failed }) => {
  const flaky = Array.from({ length: count }, () => ({ name: 'a story', error: 'Timeout' }));
  const tally = (): TestTally => ({ passed: 9, failed: 0, flaky });
  const path = join(folder, 'flaky.json');
  const result = await runStep({ name: 'stories', command: program(writing({}, path)), report: { path, tally } });

  expect(result).toMatchObject({ hasSucceeded, tally: { passed: 9, failed, flaky } });
});
