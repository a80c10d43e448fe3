import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSpa } from '#scripts/build';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment, demoFolder } from '#scripts/demo-environment';
import { demoGuide } from '#scripts/demo-guide';
import { takenPort } from '#scripts/taken-port';

// The whole product on this machine: built SPA and back end, and the demonstration platform with its console.
const { values: chosen } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    'platform-port': { type: 'string', default: '4010' },
    fresh: { type: 'boolean', default: false },
  },
});
const addresses = { spaPort: Number(chosen.port), platformPort: Number(chosen['platform-port']) };
const taken = await takenPort(Object.values(addresses));
if (taken !== undefined) {
  console.error(`Port ${taken} is taken by another program. Stop it, or choose others:
  npm run demo -- --port 3100 --platform-port 4110`);
  process.exit(1);
}
const environment = demoEnvironment(addresses);
const fresh = chosen.fresh ? ['--fresh'] : [];

await buildSpa();

const platform = startChild('scripts/start-platform.ts', fresh, {
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
