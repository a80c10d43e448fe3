import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, onTestFinished, vi } from 'vitest';

export interface RedisServer {
  readonly url: string;
  /** Starts it again at the same address, empty. */
  readonly start: () => Promise<void>;
  /** Kills it, as a crash does. */
  readonly kill: () => Promise<void>;
  /** Lets it take connections and answer nothing, until it goes on. */
  readonly hang: () => void;
  readonly goOn: () => void;
}

/** Starts a Redis of the test's own, which keeps nothing, until the test ends. */
export async function startRedisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    server = spawn('redis-server', settings, { stdio: 'ignore' });
    const asking = new Redis(url, { retryStrategy: () => 20 }).on('error', () => undefined);
    await vi.waitFor(() => expect(asking.status).toBe('ready'), 10_000);
    asking.disconnect();
  };
  const kill = async () => {
    if (server?.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
  };
  await start();
  onTestFinished(kill);
  return { url, start, kill, hang: () => void server?.kill('SIGSTOP'), goOn: () => void server?.kill('SIGCONT') };
}

/** Returns a port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  return address.port;
}
