import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import type { DemoAddresses } from '#scripts/demo/demo-environment';

const usage = 'npm run demo -- --port 3100 --platform-port 4110 --fresh';

/**
 * The choices in the arguments of `npm run demo`. Throws, in words for the user, for an unknown choice or a port in
 * use.
 */
export async function demoChoices(args: readonly string[]): Promise<{ addresses: DemoAddresses; fresh: boolean }> {
  const { port, 'platform-port': platformPort, fresh } = valuesOf(args);
  const ports = [port, platformPort].map(Number);
  if (!ports.every((one) => Number.isInteger(one) && one > 0 && one < 65_536) || ports[0] === ports[1]) {
    throw new Error(`Two different ports between 1 and 65535 are needed, as in: ${usage}`);
  }
  for (const one of ports) {
    if (!(await isFree(one))) throw new Error(`Port ${one} is taken by another program. Stop it, or: ${usage}`);
  }
  return { addresses: { spaPort: Number(port), platformPort: Number(platformPort) }, fresh };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '3000' },
        'platform-port': { type: 'string', default: '4010' },
        fresh: { type: 'boolean', default: false },
      },
    }).values;
  } catch (failure) {
    throw new Error(`${(failure as Error).message}\n${usage}`);
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
