import { runStep } from '#scripts/run-step';
import { chosenSteps, testSteps } from '#scripts/test-steps';
import { closingLine, type TestTally } from '#scripts/test-tally';

/** `npm test`: runs the steps in order up to the first that fails, shows what that one printed, and closes with the sums. */
async function main(args: readonly string[]): Promise<void> {
  const tallies: TestTally[] = [];
  for (const step of chosenSteps(testSteps, args)) {
    process.stdout.write(`${step.name.padEnd(24)}`);
    const { hasSucceeded, seconds, output, tally } = await runStep(step);
    tallies.push(tally);
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${hasSucceeded ? 'ok' : 'failed'}`);
    if (hasSucceeded) continue;
    console.log(output);
    process.exitCode = 1;
    break;
  }
  console.log(closingLine(tallies));
}

await main(process.argv.slice(2)).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
