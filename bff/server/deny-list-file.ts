import { type FileHandle, open, readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Log } from '#bff/log';
import { BootRefused } from '#bff/server/boot-refused';
import type { DenyList } from '#bff/server/deny-list';
import type { Instant } from '#contracts/kernel/instant';

const entry = z.object({ sid: z.string(), until: z.number() });

export interface DenyListFileParts {
  readonly file: string;
  readonly now: () => Instant;
  readonly log: Log;
}

/**
 * A deny-list kept in memory and in an append-only file. At boot the file is read and written anew without what has
 * expired; a line that cannot be read is left out and counted in the log.
 */
export async function openDenyListFile({ file, now, log }: DenyListFileParts): Promise<DenyList> {
  const denied = await readDenied(file, log);
  dropExpired(denied, now());
  const handle = await openCompacted(file, denied);
  let writing: Promise<void> = Promise.resolve();
  return {
    has: (sid) => denied.has(sid),
    add(sid, until) {
      dropExpired(denied, now());
      denied.set(sid, until);
      writing = writing.catch(() => undefined).then(() => append(handle, sid, until));
      return writing;
    },
    async close() {
      await writing.catch(() => undefined);
      await handle.close();
    },
  };
}

/** The line begins anew, so that one cut short by a full disk spoils no other. */
async function append(handle: FileHandle, sid: string, until: number): Promise<void> {
  await handle.appendFile(`\n${JSON.stringify({ sid, until })}\n`);
  await handle.datasync();
}

async function readDenied(file: string, log: Log): Promise<Map<string, number>> {
  const lines = (await contentOf(file)).split('\n').filter((line) => line !== '');
  const entries = lines.map((line) => entry.safeParse(parseJson(line)));
  const unreadable = entries.filter(({ success }) => !success).length;
  if (unreadable > 0) log.warn('deny_list_lines_unreadable', { lines: unreadable });
  return new Map(entries.flatMap(({ data }) => (data ? [[data.sid, data.until]] : [])));
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new BootRefused(`SIGNED_OUT_FILE cannot be read: ${failure instanceof Error ? failure.message : file}`);
  }
}

/** Written beside and moved into place, so that a crash leaves the old list or the new one. */
async function openCompacted(file: string, denied: ReadonlyMap<string, number>): Promise<FileHandle> {
  const lines = Array.from(denied, ([sid, until]) => `${JSON.stringify({ sid, until })}\n`);
  try {
    await writeFile(`${file}.new`, lines.join(''), { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    return await open(file, 'a', 0o600);
  } catch (failure) {
    throw new BootRefused(`SIGNED_OUT_FILE cannot be written: ${failure instanceof Error ? failure.message : file}`);
  }
}

function dropExpired(denied: Map<string, number>, now: Instant): void {
  for (const [sid, until] of denied) if (until <= now) denied.delete(sid);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
