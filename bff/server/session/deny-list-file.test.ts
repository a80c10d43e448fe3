import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Log } from '#bff/log';
import { openDenyListFile } from '#bff/server/session/deny-list-file';
import { dayMs, hourMs, instantFromIso, shiftInstant } from '#contracts/kernel/instant';

const now = instantFromIso('2026-11-23T09:00:00Z');
const later = shiftInstant(now, hourMs);
let file: string;
let warnings: unknown[];

const log: Log = {
  info: () => undefined,
  warn: (event, fields) => warnings.push({ event, ...fields }),
  error: () => undefined,
};

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'deny-list-')), 'signed-out.log');
  warnings = [];
});

function open(at = now) {
  return openDenyListFile({ file, now: () => at, log });
}

test('refuses a session from the moment it is added', async () => {
  const list = await open();
  const written = list.add('sid-1', later);
  expect(list.has('sid-1')).toBe(true);
  expect(list.has('sid-2')).toBe(false);
  await written;
  await list.close();
});

test('still refuses it after a restart', async () => {
  const list = await open();
  await Promise.all([list.add('sid-1', later), list.add('sid-2', later)]);
  await list.close();
  const restarted = await open();
  expect([restarted.has('sid-1'), restarted.has('sid-2')]).toEqual([true, true]);
  await restarted.close();
});

test('has it on disk once added, so that even a crash does not revive it', async () => {
  const list = await open();
  await list.add('sid-1', later);
  const afterCrash = await open();
  expect(afterCrash.has('sid-1')).toBe(true);
  await Promise.all([list.close(), afterCrash.close()]);
});

test('drops from the file what has expired', async () => {
  const list = await open();
  await list.add('old', later);
  await list.add('young', shiftInstant(now, 3 * hourMs));
  await list.close();
  const restarted = await open(shiftInstant(now, 2 * hourMs));
  await restarted.close();
  const content = await readFile(file, 'utf8');
  expect(content).toContain('young');
  expect(content).not.toContain('old');
});

test('knows over a restart which password a user signed in with last, for as long as a session of another could live', async () => {
  const list = await open();
  await list.keepPasswordMark('pt-giulia', 'old', now);
  await list.keepPasswordMark('pt-giulia', 'new', now);
  await list.close();
  const restarted = await open(shiftInstant(now, 29 * dayMs));
  expect([restarted.passwordMark('pt-giulia'), restarted.passwordMark('pt-marco')]).toEqual(['new', undefined]);
  await restarted.close();
  const muchLater = await open(shiftInstant(now, 30 * dayMs));
  expect(muchLater.passwordMark('pt-giulia')).toBeUndefined();
  await muchLater.close();
});

test('a user who signs in with the same password all day adds one line', async () => {
  const list = await open();
  for (const at of [now, later, later]) await list.keepPasswordMark('pt-giulia', 'same', at);
  await list.close();
  expect((await readFile(file, 'utf8')).match(/pt-giulia/g)).toHaveLength(1);
});

test('a session that is ended again and again, or over by itself, adds no line, and an earlier password none', async () => {
  const list = await open();
  for (let turn = 0; turn < 3; turn += 1) await list.add('sid-1', later);
  await list.add('sid-over', now);
  await list.keepPasswordMark('pt-giulia', 'new', later);
  expect(await list.keepPasswordMark('pt-giulia', 'old', now)).toBe(false);
  await list.close();
  expect((await readFile(file, 'utf8')).trim().split(/\n+/)).toHaveLength(2);
  expect(list.entries()).toHaveLength(2);
});

test('leaves out a line that cannot be read, and counts it in the log', async () => {
  const good = JSON.stringify({ sid: 'sid-1', until: later });
  await writeFile(file, `${good}\n{"sid":"sid-2","un\n[]\n\u0000\n${JSON.stringify({ sid: 'sid-3', until: later })}\n`);
  const list = await open();
  expect([list.has('sid-1'), list.has('sid-2'), list.has('sid-3')]).toEqual([true, false, true]);
  expect(warnings).toEqual([{ event: 'deny_list_lines_unreadable', lines: 3 }]);
  await list.close();
});

test('a line cut short does not spoil the one after it', async () => {
  const list = await open();
  await writeFile(file, '{"sid":"cut', { flag: 'a' });
  await list.add('sid-1', later);
  await list.close();
  const restarted = await open();
  expect(restarted.has('sid-1')).toBe(true);
  await restarted.close();
});

test('forgets nothing that two processes add to one file, the second begun while the first lives', async () => {
  const [first, second] = [await open(), await open()];
  await second.add('sid-2', later);
  await first.add('sid-1', later);
  await first.keepPasswordMark('pt-giulia', 'new', now);
  expect(first.has('sid-2')).toBe(true);
  await Promise.all([first.close(), second.close()]);
  const third = await open();
  expect([third.has('sid-1'), third.has('sid-2'), third.passwordMark('pt-giulia')]).toEqual([true, true, 'new']);
  await third.close();
});

test('forgets nothing that is added while another process begins', async () => {
  const first = await open();
  const added = Array.from({ length: 60 }, (_, index) => `sid-${index}`);
  const written = Promise.all(added.map((sid) => first.add(sid, later)));
  for (let boot = 0; boot < 5; boot += 1) await (await open()).close();
  await written;
  await first.close();
  const last = await open();
  expect(added.filter((sid) => !last.has(sid))).toEqual([]);
  await last.close();
});

test('an earlier password that another process knows of takes no later one back', async () => {
  const first = await open();
  await first.keepPasswordMark('pt-giulia', 'old', now);
  const second = await open();
  await first.keepPasswordMark('pt-giulia', 'new', later);
  expect(first.passwordMark('pt-giulia')).toBe('new');
  await Promise.all([first.close(), second.close()]);
});

test('what could not be written says so, and is written before what comes next', async () => {
  const list = await open();
  const folder = dirname(file);
  await rm(folder, { recursive: true });
  await expect(list.add('sid-1', later)).rejects.toThrow('ENOENT');
  await mkdir(folder);
  await list.add('sid-2', later);
  await list.close();
  const restarted = await open();
  expect([restarted.has('sid-1'), restarted.has('sid-2')]).toEqual([true, true]);
  await restarted.close();
});

test('does not start without a place to write to', async () => {
  file = join(tmpdir(), 'no-such-folder', 'deeper', 'signed-out.log');
  await expect(open()).rejects.toThrow('SIGNED_OUT_FILE cannot be written');
});
