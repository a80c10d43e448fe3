import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import type { TestStep } from '#scripts/test-run/test-steps';
import { mostFlaky, stepTally, type TestTally } from '#scripts/test-run/test-tally';

export interface StepResult {
  readonly hasSucceeded: boolean;
  readonly seconds: number;
  /** Everything the command printed. */
  readonly output: string;
  readonly tally: TestTally;
}

/** Runs one step to its end and counts its tests. A runner that leaves no report has failed, whatever its exit code. */
export async function runStep(step: TestStep): Promise<StepResult> {
  if (step.report) await rm(step.report.path, { force: true });
  const startedAt = performance.now();
  const { exitCode, output } = await run(step.command);
  const seconds = (performance.now() - startedAt) / 1000;
  if (!step.report) return { hasSucceeded: exitCode === 0, seconds, output, tally: stepTally(exitCode === 0) };
  const text = await readFile(step.report.path, 'utf8').catch(() => undefined);
  const tests = text === undefined ? undefined : step.report.tally(JSON.parse(text));
  const hasSucceeded = exitCode === 0 && tests?.failed === 0 && (tests.flaky ?? []).length <= mostFlaky;
  return { hasSucceeded, seconds, output, tally: stepTally(hasSucceeded, tests) };
}

function run(command: readonly string[]): Promise<{ exitCode: number | null; output: string }> {
  const [file = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output }));
  });
}
