import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '#mocks/start-in-vitest';
import type { PlatformServer, PlatformServerSetup } from '#mocks/start-server';
import { startPlatform } from '#mocks/start-server';

let folder: string;
let stateFile: string;
const running: PlatformServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-'));
  stateFile = join(folder, 'kept', 'platform.json');
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  await rm(folder, { recursive: true });
});

async function start(setup: Partial<PlatformServerSetup> = {}): Promise<PlatformServer> {
  const server = await startPlatform({ port: 0, now: () => testNow, scenario: 'personas-only', ...setup });
  running.push(server);
  return server;
}

async function post(server: PlatformServer, path: string, body: unknown): Promise<{ status: number; text: string }> {
  const response = await fetch(server.origin + path, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

const recovery = { email: 'giulia.moretti@example.it' };
const recoveryPath = '/appserver/endpoint.php/restore-password';

describe('the demonstration platform as a server', () => {
  test('answers the platform’s calls, and says so loudly when there is no such call', async () => {
    const server = await start();
    expect(await post(server, recoveryPath, recovery)).toEqual({ status: 200, text: '{"success":true}' });
    const unknown = await post(server, '/php/endpoint.php/nothing', {});
    expect(unknown).toEqual({ status: 501, text: 'The demonstration platform has no POST /php/endpoint.php/nothing.' });
  });

  test('cuts the connection when a fault says so', async () => {
    const server = await start();
    server.platform.faults.set('restorePassword', ['connection-lost-after']);
    await expect(post(server, recoveryPath, recovery)).rejects.toThrow();
    expect(server.platform.db.outbox.list()).toHaveLength(1);
  });

  test('keeps nothing without a state file', async () => {
    const server = await start();
    await post(server, recoveryPath, recovery);
    await server.close();
    expect((await start()).platform.db.outbox.list()).toEqual([]);
  });
});

describe('the state file', () => {
  test('brings everything back after a restart: data, faults and scenario', async () => {
    const first = await start({ stateFile });
    first.platform.begin('first-visit');
    await post(first, recoveryPath, recovery);
    first.platform.faults.set('listChats', ['slow']);
    const state = first.platform.state();
    await first.close();
    const second = await start({ stateFile });
    expect(second.platform.state()).toEqual(state);
    expect(second.platform.scenario()).toBe('first-visit');
    expect(second.setAside).toBeUndefined();
  });

  test('is written while the platform runs, so that a crash costs little', async () => {
    const server = await start({ stateFile });
    await post(server, recoveryPath, recovery);
    await expect.poll(() => readFile(stateFile, 'utf8').catch(() => '')).toContain('Recupero password');
  });

  test('is left out of account when a fresh start is asked for', async () => {
    const first = await start({ stateFile });
    await post(first, recoveryPath, recovery);
    await first.close();
    expect((await start({ stateFile, fresh: true })).platform.db.outbox.list()).toEqual([]);
  });

  test.each([
    { what: 'cut short', spoil: (text: string) => text.slice(0, text.length / 2) },
    { what: 'of another version', spoil: (text: string) => text.replace('"version":1', '"version":0') },
    {
      what: 'with a row that is none',
      spoil: (text: string) => text.replace('"name":"small talk"', '"name":"a party"'),
    },
  ])('$what is put aside untouched, and the platform begins again', async ({ spoil }) => {
    await (await start({ stateFile })).close();
    const spoilt = spoil(await readFile(stateFile, 'utf8'));
    await writeFile(stateFile, spoilt);
    const server = await start({ stateFile });
    expect(server.setAside).toBe(`${stateFile}.unreadable`);
    expect(await readFile(`${stateFile}.unreadable`, 'utf8')).toBe(spoilt);
    expect(server.platform.db.users.get('pt-giulia')).toBeDefined();
  });
});
