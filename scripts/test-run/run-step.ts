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

/**
 * Runs one step to its end and counts its tests. In CI a runner that fails without a failed test has crashed: it runs
 * once more, and the crash is reported as flaky.
 */
export async function runStep(step: TestStep, inCi = Boolean(process.env['CI'])): Promise<StepResult> {
  const first = await attempt(step);
  if (!first.hasCrashed || !inCi) return first;
  const second = await attempt(step);
  const crash = { name: `${step.name} (its runner)`, error: first.output.split('\n').slice(-30).join('\n') };
  const { tally } = second;
  return {
    ...second,
    seconds: first.seconds + second.seconds,
    tally: { ...tally, flaky: [crash, ...(tally.flaky ?? [])] },
  };
}

interface Attempt extends StepResult {
  /** Whether the runner ended with an error although its report names no failed test. */
  readonly hasCrashed: boolean;
}

/** A runner that leaves no report has failed, whatever its exit code. */
async function attempt(step: TestStep): Promise<Attempt> {
  if (step.report) await rm(step.report.path, { force: true });
  const startedAt = performance.now();
  const { exitCode, output } = await run(step.command);
  const seconds = (performance.now() - startedAt) / 1000;
  const isFine = exitCode === 0;
  if (!step.report) {
    return { hasSucceeded: isFine, seconds, output, tally: stepTally(isFine), hasCrashed: false };
  }
  const text = await readFile(step.report.path, 'utf8').catch(() => undefined);
  const tests = text === undefined ? undefined : step.report.tally(JSON.parse(text));
  const hasSucceeded = isFine && tests?.failed === 0 && (tests.flaky ?? []).length <= mostFlaky;
  return {
    hasSucceeded,
    seconds,
    output,
    tally: stepTally(hasSucceeded, tests),
    hasCrashed: !isFine && tests?.failed === 0,
  };
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
