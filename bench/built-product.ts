import { join } from 'node:path';
import type { AtEnd } from '#bench/run-parts';
import { chooseScenario } from '#e2e/console';
import { startChild, untilDone, untilReady } from '#scripts/child-process';
import { type DemoAddresses, demoEnvironment } from '#scripts/demo/demo-environment';

let building: Promise<void> | undefined;

/** Builds the interface, once for all parts. In a process of its own, because Vite sets NODE_ENV in its process. */
export function buildOnce(): Promise<void> {
  building ??= untilDone(startChild('scripts/bundle/build.ts', [], {}));
  return building;
}

/** The environment of a back end over the demonstration platform, with a folder of its own for its state. */
export function backEndEnvironment(addresses: DemoAddresses): Record<string, string> {
  return {
    ...demoEnvironment(addresses, join('.demo', 'bench', String(addresses.spaPort))),
    // Pending requests are cancelled when a screen unmounts; without this they would be logged as errors.
    LOG_LEVEL: 'fatal',
  };
}

export interface BuiltProduct {
  readonly origin: string;
  /** The origin of its platform. */
  readonly platform: string;
}

/** Starts the back end, with the built interface, over the demonstration platform on an ordinary day. */
export async function startBuiltProduct(addresses: DemoAddresses, atEnd: AtEnd): Promise<BuiltProduct> {
  await buildOnce();
  const product = {
    origin: `http://localhost:${addresses.spaPort}`,
    platform: `http://127.0.0.1:${addresses.platformPort}`,
  };
  const platform = startChild('scripts/demo/start-platform.ts', [], { PORT: String(addresses.platformPort) });
  atEnd(platform.stop);
  const backEnd = startChild('bff/server/main.ts', [], backEndEnvironment(addresses));
  atEnd(backEnd.stop);
  await untilReady(platform, `${product.platform}/`);
  await untilReady(backEnd, `${product.origin}/readyz`);
  await chooseScenario({ origin: product.platform });
  return product;
}
