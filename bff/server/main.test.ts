import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const complete = {
  PUBLIC_ORIGIN: 'https://ascolto.example',
  SESSION_KEYS: Buffer.alloc(32, 'a').toString('base64'),
  SIGNED_OUT_FILE: join(tmpdir(), `signed-out-${process.pid}.log`),
  LEGACY_APPSERVER_URL: 'http://127.0.0.1:9/appserver',
  LEGACY_PHP_URL: 'http://127.0.0.1:9/php',
  LEGACY_MEDIA_URL: 'http://127.0.0.1:9/media',
  LEGACY_BACKEND_URL: 'http://127.0.0.1:9',
  LEGACY_PUBLIC_TOKEN: 'secret-parent-app',
  LEGACY_AUTOCOMPLETE_KEY: 'secret-address-key',
  LEGACY_ADMIN_TOKENS: 'pt-amministrazione',
  SPA_FOLDER: '',
  PORT: '0',
  DRAIN_SECONDS: '0',
};

/** Starts the real process; it is told to stop as soon as it listens. */
function run(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['bff/server/main.ts'], { env });
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

const patience = 30_000;

test('does not start without a configuration: every missing name, no stack', { timeout: patience }, async () => {
  const { code, said } = await run({ LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  const missing = Object.keys(complete).filter((name) => !['SPA_FOLDER', 'PORT', 'DRAIN_SECONDS'].includes(name));
  for (const name of missing) expect(said).toContain(`- ${name} is missing`);
  expect(said).toContain('- LOG_LEVEL is not a level of the log');
  expect(said).not.toContain('at ');
});

test('starts with every operation there is, and stops when told to', { timeout: patience }, async () => {
  const { code, said } = await run(complete);
  expect(said).toContain('Server listening at http://127.0.0.1:');
  expect(code).toBe(0);
  expect(said).not.toContain('secret-');
});

test.each([
  ['built SPA', { SPA_FOLDER: join(tmpdir(), 'nothing-built-here') }, 'npm run build'],
  [
    'place for the deny-list',
    { SIGNED_OUT_FILE: '/no/such/folder/signed-out.log' },
    'SIGNED_OUT_FILE cannot be written',
  ],
])('says what to put right when there is no %s', { timeout: patience }, async (_name, changes, advice) => {
  const { code, said } = await run({ ...complete, ...changes });
  expect(code).toBe(1);
  expect(said).toContain(advice);
  expect(said).not.toContain('    at ');
});

test('says that its port is taken', { timeout: patience }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await run({ ...complete, PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} of 127.0.0.1 is taken`);
});
