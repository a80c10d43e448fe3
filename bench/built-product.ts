import { chooseScenario } from '#e2e/console';
import { startChild, untilReady } from '#scripts/child-process';
import { type DemoAddresses, demoEnvironment } from '#scripts/demo/demo-environment';

export interface BuiltProduct {
  readonly origin: string;
  /** The origin of its platform. */
  readonly platform: string;
  stop(): Promise<void>;
}

/** Starts the back end, with the built interface, over the demonstration platform on an ordinary day. */
export async function startBuiltProduct(addresses: DemoAddresses): Promise<BuiltProduct> {
  const origin = `http://localhost:${addresses.spaPort}`;
  const platformOrigin = `http://127.0.0.1:${addresses.platformPort}`;
  const platform = startChild('scripts/demo/start-platform.ts', [], { PORT: String(addresses.platformPort) });
  const backEnd = startChild('bff/server/main.ts', [], {
    ...demoEnvironment(addresses, '.demo/bench'),
    // Screens are left while they still ask, which the log would tell.
    LOG_LEVEL: 'fatal',
  });
  await untilReady(platform, `${platformOrigin}/`);
  await untilReady(backEnd, `${origin}/readyz`);
  await chooseScenario({ origin: platformOrigin });
  return {
    origin,
    platform: platformOrigin,
    stop: async () => {
      await Promise.all([backEnd.stop(), platform.stop()]);
    },
  };
}
