import { instantFromMs } from '#contracts/kernel/instant';
import { startPlatform } from '#mocks/start-server';

// The demonstration platform as a process of its own: PORT, STATE_FILE (kept between starts) and `--fresh`.
const platform = await startPlatform({
  port: Number(process.env['PORT'] ?? 4010),
  ...(process.env['STATE_FILE'] ? { stateFile: process.env['STATE_FILE'] } : {}),
  fresh: process.argv.includes('--fresh'),
  now: () => instantFromMs(Date.now()),
});

if (platform.setAside) console.warn(`The kept state could not be read: it is now ${platform.setAside}.`);
console.log(`platform ready on ${platform.origin}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await platform.close();
    process.exit(0);
  });
}
