import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#bff/server/app';
import { BootRefused } from '#bff/server/boot-refused';
import type { Config } from '#bff/server/config';
import type { MountedOperations } from '#bff/server/mount-on-fastify';
import type { Lifecycle } from '#bff/server/plugins/lifecycle';
import { instantFromMs } from '#contracts/kernel/instant';

/** How long the longest write may take to end before the process is cut, in milliseconds. */
const longestWriteMs = 25_000;

/** Starts the server of this process, with the real clock, and stops it gracefully on a signal. */
export async function startServer(config: Config, mounted: MountedOperations): Promise<FastifyInstance> {
  const lifecycle: Lifecycle = { stopping: false };
  const app = await buildApp({ ...mounted, config, lifecycle, now: () => instantFromMs(Date.now()) });
  const drainMs = config.drainSeconds * 1000;
  closeWithGrace({ delay: drainMs + longestWriteMs, logger: false }, async ({ err }) => {
    if (err) app.log.error({ err }, 'process_failed');
    await stopGracefully(app, lifecycle, () => pause(err ? 0 : drainMs));
  });
  await untilRelieved(app);
  await listen(app, config);
  return app;
}

/** Building the server may keep it busy for more than a second, after which it would refuse the first callers. */
export async function untilRelieved(app: Pick<FastifyInstance, 'isUnderPressure'>): Promise<void> {
  do await pause(50);
  while (app.isUnderPressure());
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (failure) {
    await app.close();
    const isTaken = (failure as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? new BootRefused(`Port ${port} of ${host} is taken by another program (PORT, HOST).`) : failure;
  }
}

/**
 * Reports that it is not ready, waits until load balancers have seen that, then closes; requests under way are still
 * answered.
 */
export async function stopGracefully(
  app: FastifyInstance,
  lifecycle: Lifecycle,
  drained: () => Promise<unknown>,
): Promise<void> {
  lifecycle.stopping = true;
  app.log.info('server_stopping');
  await drained();
  await app.close();
  app.log.info('server_stopped');
}
