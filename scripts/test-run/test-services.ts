import { startVitest } from 'vitest/node';
import { installedProgram } from '#scripts/installed-program';
import { remarksOn, servicePlan, serviceTests } from '#scripts/test-run/service-tests';

// `npm run test:services`: runs the tests whose programs this machine has, and lists what the others lack, which fails
// the run in CI. With `-- --packages` it only prints the missing Debian packages.
const plan = servicePlan(serviceTests, (program) => installedProgram(program) !== undefined);
if (process.argv.includes('--packages')) {
  console.log(plan.missingPackages.join(' '));
} else {
  for (const remark of remarksOn(plan)) console.log(remark);
  if (plan.notRun.length > 0 && process.env['CI']) process.exitCode = 1;
  else if (plan.runnable.length > 0) await runTests(plan.runnable);
}

async function runTests(paths: readonly string[]): Promise<void> {
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    include: [...paths],
    globalSetup: ['./vitest.temporary-files.ts'],
    // Most of the time they wait.
    maxWorkers: '100%',
  });
  await vitest.close();
}
