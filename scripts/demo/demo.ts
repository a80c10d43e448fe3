import { join } from 'node:path';
import { buildSpa } from '#scripts/bundle/build';
import { startChild, untilReady } from '#scripts/child-process';
import { demoChoices } from '#scripts/demo/demo-choices';
import { type DemoAddresses, demoEnvironment, demoFolder } from '#scripts/demo/demo-environment';

// The whole product on this machine: built SPA and back end, and the demonstration platform with its console.
const { addresses, fresh } = await demoChoices(process.argv.slice(2)).catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
const environment = demoEnvironment(addresses);

await buildSpa();

const platform = startChild('scripts/demo/start-platform.ts', fresh ? ['--fresh'] : [], {
  PORT: String(addresses.platformPort),
  STATE_FILE: join(demoFolder, 'platform.json'),
});
const backEnd = startChild('bff/server/main.ts', [], environment);

async function stop(exitCode: number): Promise<never> {
  await Promise.all([backEnd.stop(), platform.stop()]);
  process.exit(exitCode);
}

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));
for (const child of [platform, backEnd]) child.process.once('exit', (code) => void stop(code ?? 1));

try {
  await untilReady(platform, `http://127.0.0.1:${addresses.platformPort}/`);
  await untilReady(backEnd, `http://localhost:${addresses.spaPort}/readyz`);
  console.log(demoGuide(addresses));
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  await stop(1);
}

/** What the demonstration prints at its start: the addresses, and the accounts to sign in with. */
function demoGuide({ spaPort, platformPort }: DemoAddresses): string {
  const site = `http://localhost:${spaPort}`;
  return `
Ascolto is running.

  The application          ${site}
  The platform's console   http://localhost:${platformPort}   (e-mails, faults, log of calls, reset)

  Sign in with the password  Ascolto2026!

    patients       giulia.moretti@example.it     chats and sessions, past and to come    ${site}/#/patient
                   marco.ferri@example.it        has written to Dottor Rinaldi
                   sara.lombardi@example.it      new, nothing yet
    professionals  andrea.rinaldi@example.it     psychotherapist, Premium, Milano        ${site}/#/doctor
                   chiara.serafini@example.it    psychologist, Roma
                   lidia.bassani@example.it      just approved, billing data still to be given
                   elena.serra@example.it        waits for the administration's approval

  What you do is kept between starts; begin again with  npm run demo -- --fresh
  Ctrl+C stops everything.
`;
}
