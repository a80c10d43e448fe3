import { execFileSync } from 'node:child_process';
import { runStep } from '#scripts/test-run/run-step';
import { chosenSteps, fileTests, type TestStep, testSteps } from '#scripts/test-run/test-steps';
import { closingLine, flakyLines, type TestTally } from '#scripts/test-run/test-tally';
import { baseToCompareWith, type Change, touchedSteps } from '#scripts/test-run/touched-steps';

/**
 * `npm test`: runs the steps in order up to the first that fails, shows that step's output, and closes with the sums.
 */
async function main(args: readonly string[]): Promise<void> {
  const base = baseToCompareWith(args);
  const tallies = base === undefined ? await runSteps(chosenSteps(testSteps, args)) : await runTouched(base);
  console.log(closingLine(tallies));
}

async function runTouched(base: string): Promise<TestTally[]> {
  const change = changeSince(base);
  if (change.paths.length === 0) console.log(`Nothing has changed since ${base}: nothing to run.`);
  const { steps, leftOut } = touchedSteps([fileTests, ...testSteps], change);
  const tallies = await runSteps(steps);
  for (const line of leftOut) console.log(line);
  return tallies;
}

async function runSteps(steps: readonly TestStep[]): Promise<TestTally[]> {
  const tallies: TestTally[] = [];
  for (const step of steps) {
    process.stdout.write(`${step.name.padEnd(24)}`);
    const { hasSucceeded, seconds, output, tally } = await runStep(step);
    tallies.push(tally);
    const outcome = tally.passed + tally.failed === 0 ? 'no test touched' : hasSucceeded ? 'ok' : 'failed';
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${outcome}`);
    for (const line of flakyLines(tally)) console.log(line);
    if (hasSucceeded) continue;
    console.log(output);
    process.exitCode = 1;
    break;
  }
  return tallies;
}

await main(process.argv.slice(2)).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});

/** The changes committed since this branch left the base, and those not committed yet. Throws for an unknown commit. */
function changeSince(base: string): Change {
  const since = commonCommit(base);
  const tracked = git('diff', '--name-only', '--relative', '-z', since);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return { since, paths: `${tracked}${untracked}`.split('\0').filter((path) => path !== '') };
}

function commonCommit(base: string): string {
  try {
    return git('merge-base', 'HEAD', base).trim();
  } catch {
    throw new Error(`There is no commit ${base} to compare with.`);
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
}
