import { chooseScenario } from '#e2e/console';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

export interface BuiltProduct {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the back end, with the built interface of a folder, over the demonstration platform on an ordinary day. */
export async function startBuiltProduct(
  addresses: { readonly spaPort: number; readonly platformPort: number },
  spaFolder = 'dist',
): Promise<BuiltProduct> {
  const origin = `http://localhost:${addresses.spaPort}`;
  const platformOrigin = `http://127.0.0.1:${addresses.platformPort}`;
  const platform = startChild('scripts/demo/start-platform.ts', [], { PORT: String(addresses.platformPort) });
  const environment = demoEnvironment(addresses, '.demo/bench');
  const backEnd = startChild('bff/server/main.ts', [], { ...environment, SPA_FOLDER: spaFolder });
  await untilReady(platform, `${platformOrigin}/`);
  await untilReady(backEnd, `${origin}/readyz`);
  await chooseScenario({ origin: platformOrigin });
  return {
    origin,
    stop: async () => {
      await Promise.all([backEnd.stop(), platform.stop()]);
    },
  };
}
