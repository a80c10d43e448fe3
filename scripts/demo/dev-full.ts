import { createServer } from 'vite';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

// Vite in front of the real back end and the demonstration platform, for work on the back end.
const addresses = { spaPort: 3000, platformPort: 4010 };
const environment = { ...demoEnvironment(addresses, '.demo/development'), PUBLIC_ORIGIN: 'http://localhost:5173' };

const platform = startChild('scripts/demo/start-platform.ts', [], {
  PORT: String(addresses.platformPort),
  STATE_FILE: '.demo/development/platform.json',
});
await untilReady(platform, `http://127.0.0.1:${addresses.platformPort}/`);

const backEnd = startChild('bff/server/main.ts', [], { ...environment, SPA_FOLDER: '', LOG_LEVEL: 'info' });
await untilReady(backEnd, `http://localhost:${addresses.spaPort}/healthz`);

const vite = await createServer({ mode: 'development' });
await vite.listen();
vite.printUrls();

async function stop(): Promise<never> {
  await Promise.all([vite.close(), backEnd.stop(), platform.stop()]);
  process.exit(0);
}

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
