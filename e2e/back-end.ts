import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socialEnvironment } from '#mocks/social/social-environment';
import { supportEnvironment } from '#mocks/tickets/support-environment';

export interface BackEnd {
  readonly origin: string;
  /** Everything the process has printed: its log. */
  readonly output: () => string;
  /** Stops it, where it runs, and starts it again. */
  restart(): Promise<void>;
  /** Ends the process as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** One of our Node processes with its output. */
export interface OwnProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
}

/** Starts a script with the present Node and collects its output. Only `env` and `PATH` are passed on. */
export function startProcess(script: string, args: readonly string[], env: Record<string, string>): OwnProcess {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

/** Ends a process, with SIGTERM as an operator would or with another signal, and waits for its end. */
export async function stopProcess({ child }: OwnProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill(signal);
  await ended;
}

/** Waits until the address answers with success; fails with the process's output when the process ends first. */
export async function untilAnswers(own: OwnProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (own.child.exitCode !== null) throw new Error(`The process ended:\n${own.output()}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer:\n${own.output()}`);
}

/**
 * Starts what `npm start` starts, with a state folder of its own, in front of the platform at that address, which is
 * also both providers of sign-in.
 */
export async function startBackEnd(
  platformOrigin: string,
  port: number,
  changes: Record<string, string> = {},
): Promise<BackEnd> {
  const folder = await mkdtemp(join(tmpdir(), 'back-end-'));
  const origin = `http://localhost:${port}`;
  const env = {
    ...operatorEnvironment(platformOrigin, port),
    ...supportEnvironment,
    ...socialEnvironment(platformOrigin),
    SIGNED_OUT_FILE: join(folder, 'signed-out.log'),
    ...changes,
  };
  const start = async (): Promise<OwnProcess> => {
    const own = startProcess('bff/server/main.ts', [], env);
    await untilAnswers(own, `${origin}/readyz`);
    return own;
  };
  let own = await start();
  return {
    origin,
    output: () => own.output(),
    restart: async () => {
      await stopProcess(own);
      own = await start();
    },
    kill: () => stopProcess(own, 'SIGKILL'),
    stop: async () => {
      await stopProcess(own);
      await rm(folder, { recursive: true });
    },
  };
}

/** Every variable an operator must set, with test values. */
function operatorEnvironment(platformOrigin: string, port: number): Record<string, string> {
  return {
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    LEGACY_APPSERVER_URL: `${platformOrigin}/appserver`,
    LEGACY_PHP_URL: `${platformOrigin}/php`,
    LEGACY_MEDIA_URL: `${platformOrigin}/media`,
    LEGACY_BACKEND_URL: `${platformOrigin}/backend`,
    LEGACY_PUBLIC_TOKEN: 'parent-app-secret',
    LEGACY_AUTOCOMPLETE_KEY: 'address-key-secret',
    LEGACY_ADMIN_TOKENS: 'pt-amministrazione',
    SESSION_KEYS: Buffer.alloc(32, 7).toString('base64'),
    SIGNED_OUT_FILE: join(tmpdir(), `signed-out-${port}.log`),
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
  };
}
