import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Log } from '#bff/log';
import { createRequestedRecoveries, type RequestedRecoveries } from '#bff/login/requested-recoveries';
import { BootRefused } from '#bff/server/boot-refused';
import type { DenyList } from '#bff/server/deny-list';
import { dayMs, type Instant, instantFromMs, shiftInstant } from '#contracts/kernel/instant';

const instant = z.number().transform(instantFromMs);
const sessionEntry = z.object({ sid: z.string(), until: instant });
const userEntry = z.object({ user: z.string(), openedBefore: instant });
const recoveryEntry = z.object({ account: z.string(), askedAt: instant });
const entry = z.union([sessionEntry, userEntry, recoveryEntry]);

type Entry = z.output<typeof entry>;

/** No session lives longer than this after it was opened. */
const longestSessionMs = 30 * dayMs;

export interface DenyListFileParts {
  readonly file: string;
  readonly now: () => Instant;
  readonly log: Log;
}

/** A deny-list, and what is remembered beside it until it leads to entries there. */
export interface DenyListFile extends DenyList {
  readonly recoveries: RequestedRecoveries;
}

/**
 * A deny-list kept in memory and in an append-only file, recoveries of passwords with it, their accounts hashed. At boot
 * the file is read and written anew without what has expired; a line that cannot be read is left out and counted in the log.
 */
export async function openDenyListFile({ file, now, log }: DenyListFileParts): Promise<DenyListFile> {
  const sessions = new Map<string, Instant>();
  const users = new Map<string, Instant>();
  const recoveries = createRequestedRecoveries();

  async function remember(kept: Entry): Promise<void> {
    if ('sid' in kept) sessions.set(kept.sid, kept.until);
    else if ('user' in kept) users.set(kept.user, kept.openedBefore);
    else await recoveries.note(kept.account, kept.askedAt);
  }

  const alive = (await readEntries(file, log)).filter((kept) => endOf(kept) > now());
  for (const kept of alive) await remember(kept);
  const handle = await openCompacted(file, alive);
  let writing: Promise<void> = Promise.resolve();

  async function add(added: Entry): Promise<void> {
    for (const [sid, until] of sessions) if (until <= now()) sessions.delete(sid);
    for (const [user, openedBefore] of users) if (endOf({ user, openedBefore }) <= now()) users.delete(user);
    await remember(added);
    writing = writing.catch(() => undefined).then(() => append(handle, added));
    return writing;
  }

  return {
    has: (sid) => sessions.has(sid),
    endedBefore: (user) => users.get(user),
    add: (sid, until) => add({ sid, until }),
    addEarlier: (user, openedBefore) => add({ user, openedBefore }),
    recoveries: {
      note: (account, askedAt) => add({ account: hashed(account), askedAt }),
      take: (account, at) => recoveries.take(hashed(account), at),
    },
    async close() {
      await writing.catch(() => undefined);
      await handle.close();
    },
  };
}

/** When an entry refuses nothing any more. */
function endOf(kept: Entry): Instant {
  if ('sid' in kept) return kept.until;
  return 'user' in kept ? shiftInstant(kept.openedBefore, longestSessionMs) : shiftInstant(kept.askedAt, dayMs);
}

function hashed(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
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
