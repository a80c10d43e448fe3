import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startVitest } from 'vitest/node';
import { servicePlan, serviceTests } from '#scripts/test-run/service-tests';

// `npm run test:services`: runs the tests whose programs this machine has, and lists what the others lack.
const { runnable, remarks } = servicePlan(serviceTests, isInstalled);
for (const remark of remarks) console.log(remark);
if (runnable.length > 0) {
  const globalSetup = ['./vitest.temporary-files.ts'];
  const vitest = await startVitest('test', [], { config: false, watch: false, include: [...runnable], globalSetup });
  await vitest.close();
}

/** Whether a program of that name can be started; Debian keeps some servers in folders that are not on every PATH. */
function isInstalled(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
