import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { completeEnvironment } from '#bff/server/testing/complete-environment';

/**
 * Starts the real process and stops it as soon as it listens. Resolves when it and every process it started have ended.
 */
function run(
  env: Record<string, string>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, 'bff/server/main.ts'],
): Promise<{ code: number | null; said: string }> {
  const child = spawn(program, args, { env, detached: true });
  onTestFinished(() => endGroupOf(child));
  const chunks: Buffer[] = [];
  const listen = (chunk: Buffer) => {
    chunks.push(chunk);
    if (chunk.includes('Server listening')) child.kill('SIGTERM');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, said: Buffer.concat(chunks).toString() }));
  });
}

/** Ends everything a failed test has started. */
function endGroupOf({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended, as it should.
  }
}

const patience = 30_000;

test('does not start without a configuration: every missing name, no stack', { timeout: patience }, async () => {
  const { code, said } = await run({ LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  const missing = Object.keys(completeEnvironment).filter(
    (name) => !['SPA_FOLDER', 'PORT', 'DRAIN_SECONDS'].includes(name),
  );
  for (const name of missing) expect(said).toContain(`- ${name} is missing`);
  expect(said).toContain('- LOG_LEVEL is not a level of the log');
  expect(said).not.toContain('at ');
});

test('starts with every operation there is, and stops when told to', { timeout: patience }, async () => {
  const { code, said } = await run(completeEnvironment);
  expect(said).toContain('Server listening at http://127.0.0.1:');
  expect(code).toBe(0);
  expect(said).not.toContain('secret-');
});

test('`npm start` stops as the server itself does: nothing of it goes on', { timeout: patience }, async () => {
  const { PATH = '', HOME = '' } = process.env;
  const { said } = await run({ ...completeEnvironment, PATH, HOME }, ['npm', 'start']);
  expect(said).toContain('Server listening at http://127.0.0.1:');
  expect(said).toContain('server_stopped');
});

test.each([
  ['built SPA', { SPA_FOLDER: join(tmpdir(), 'nothing-built-here') }, 'npm run build'],
  [
    'place for the deny-list',
    { SIGNED_OUT_FILE: '/no/such/folder/signed-out.log' },
    'SIGNED_OUT_FILE cannot be written',
  ],
  ['file for the deny-list but a folder', { SIGNED_OUT_FILE: tmpdir() }, 'SIGNED_OUT_FILE cannot be read'],
])('says what to put right when there is no %s', { timeout: patience }, async (_name, changes, advice) => {
  const { code, said } = await run({ ...completeEnvironment, ...changes });
  expect(code).toBe(1);
  expect(said).toContain(advice);
  expect(said).not.toContain('    at ');
});

test('says that its port is taken', { timeout: patience }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await run({ ...completeEnvironment, PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} of 127.0.0.1 is taken`);
});
