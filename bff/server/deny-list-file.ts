import { type FileHandle, open, readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Log } from '#bff/log';
import { BootRefused } from '#bff/server/boot-refused';
import type { DenyList } from '#bff/server/deny-list';
import { dayMs, type Instant, instantFromMs, shiftInstant } from '#contracts/kernel/instant';

const instant = z.number().transform(instantFromMs);
const sessionEntry = z.object({ sid: z.string(), until: instant });
const passwordEntry = z.object({ user: z.string(), passwordMark: z.string(), since: instant });
const entry = z.union([sessionEntry, passwordEntry]);

type Entry = z.output<typeof entry>;

/** No session lives longer than this after it was opened. */
const longestSessionMs = 30 * dayMs;

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
  const sessions = new Map<string, Instant>();
  const passwords = new Map<string, { readonly passwordMark: string; readonly since: Instant }>();
  const remember = (kept: Entry) => {
    if ('sid' in kept) sessions.set(kept.sid, kept.until);
    else passwords.set(kept.user, kept);
  };
  const alive = (await readEntries(file, log)).filter((kept) => endOf(kept) > now());
  for (const kept of alive) remember(kept);
  const handle = await openCompacted(file, alive);
  let writing: Promise<void> = Promise.resolve();

  function add(added: Entry): Promise<void> {
    for (const [sid, until] of sessions) if (until <= now()) sessions.delete(sid);
    for (const [user, kept] of passwords) if (endOf({ user, ...kept }) <= now()) passwords.delete(user);
    remember(added);
    writing = writing.catch(() => undefined).then(() => append(handle, added));
    return writing;
  }

  return {
    has: (sid) => sessions.has(sid),
    passwordMark: (user) => passwords.get(user)?.passwordMark,
    add: (sid, until) => add({ sid, until }),
    keepPasswordMark: async (user, passwordMark, since) => {
      const kept = passwords.get(user);
      const isFresh = kept !== undefined && shiftInstant(kept.since, dayMs) > since;
      if (!isFresh || kept.passwordMark !== passwordMark) await add({ user, passwordMark, since });
    },
    async close() {
      await writing.catch(() => undefined);
      await handle.close();
    },
  };
}

/** When an entry refuses nothing any more. */
function endOf(kept: Entry): Instant {
  return 'sid' in kept ? kept.until : shiftInstant(kept.since, longestSessionMs);
}

/** The line begins anew, so that one cut short by a full disk spoils no other. */
async function append(handle: FileHandle, added: Entry): Promise<void> {
  await handle.appendFile(`\n${JSON.stringify(added)}\n`);
  await handle.datasync();
}

async function readEntries(file: string, log: Log): Promise<Entry[]> {
  const lines = (await contentOf(file)).split('\n').filter((line) => line !== '');
  const entries = lines.map((line) => entry.safeParse(parseJson(line)));
  const unreadable = entries.filter(({ success }) => !success).length;
  if (unreadable > 0) log.warn('deny_list_lines_unreadable', { lines: unreadable });
  return entries.flatMap(({ data }) => (data ? [data] : []));
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
async function openCompacted(file: string, entries: readonly Entry[]): Promise<FileHandle> {
  const lines = entries.map((kept) => `${JSON.stringify(kept)}\n`);
  try {
    await writeFile(`${file}.new`, lines.join(''), { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    return await open(file, 'a', 0o600);
  } catch (failure) {
    throw new BootRefused(`SIGNED_OUT_FILE cannot be written: ${failure instanceof Error ? failure.message : file}`);
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
