import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Log } from '#bff/log';
import { BootRefused } from '#bff/server/boot-refused';
import { type DenyList, denyEntry, type DenyEntry as Entry, longestSessionMs } from '#bff/server/session/deny-list';
import { dayMs, type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

export interface DenyListFileOptions {
  readonly file: string;
  readonly now: () => Instant;
  readonly log: Log;
}

/**
 * A deny-list kept in memory and in an append-only file. At boot the file is read and rewritten without expired
 * entries; an unreadable line is left out and counted in the log.
 *
 * Another process may do the same with the same file, as when an old and a new server overlap. So each entry is added
 * to the file currently at the path, and the ended sessions that file already held are taken over. A later boot sees
 * every entry; until then a process does not see everything another one adds.
 */
export async function openDenyListFile({ file, now, log }: DenyListFileOptions): Promise<DenyList> {
  const sessions = new Map<string, Instant>();
  const passwords = new Map<string, { readonly passwordMark: string; readonly since: Instant }>();

  /** Another process's entry about a user may be older than the one known here. */
  function remember(kept: Entry): void {
    if ('sid' in kept) sessions.set(kept.sid, kept.until);
    else if ((passwords.get(kept.user)?.since ?? kept.since) <= kept.since) passwords.set(kept.user, kept);
  }

  const isAlive = (kept: Entry) => endOf(kept) > now();
  const entriesIn = (content: string) => readEntries(content, log).filter(isAlive);
  const anew = await openAnew(file, entriesIn);
  for (const kept of anew.entries) remember(kept);
  let { handle } = anew;
  let writing: Promise<void> = Promise.resolve();
  let unwritten: Entry[] = [];
  let prunedAt = now();

  /** Resolves once the entry is written; what is added while another is being written goes in one piece after it. */
  function add(added: Entry): Promise<void> {
    prune();
    remember(added);
    unwritten.push(added);
    return written();
  }

  /** Resolves once everything added so far is written. */
  function written(): Promise<void> {
    writing = writing.catch(() => undefined).then(writeAll);
    return writing;
  }

  function prune(): void {
    if (shiftInstant(prunedAt, minuteMs) > now()) return;
    prunedAt = now();
    for (const [sid, until] of sessions) if (until <= now()) sessions.delete(sid);
    for (const [user, kept] of passwords) if (!isAlive({ user, ...kept })) passwords.delete(user);
  }

  async function writeAll(): Promise<void> {
    const entries = unwritten;
    unwritten = [];
    if (entries.length === 0) return;
    try {
      await write(entries);
    } catch (failure) {
      // They are written before the next one, so that none is lost with a passing fault.
      unwritten = entries.concat(unwritten);
      throw failure;
    }
  }

  /**
   * Entries written to a file that was just replaced are written again: the process that replaced it may have read it
   * before.
   */
  async function write(entries: readonly Entry[]): Promise<void> {
    do {
      if (!(await isAtPath(handle, file))) await reopen();
      await append(handle, entries);
    } while (!(await isAtPath(handle, file)));
  }

  async function reopen(): Promise<void> {
    const moved = handle;
    handle = await open(file, 'a', 0o600);
    await moved.close();
    for (const kept of entriesIn(await readFile(file, 'utf8'))) remember(kept);
  }

  return {
    has: (sid) => sessions.has(sid),
    passwordMark: (user) => passwords.get(user)?.passwordMark,
    // Whoever signs out again and again with the same cookie writes one line.
    add: (sid, until) => (sessions.has(sid) || until <= now() ? written() : add({ sid, until })),
    keepPasswordMark: async (user, passwordMark, since) => {
      const kept = passwords.get(user);
      if (kept !== undefined && kept.since > since) return false;
      const isFresh = kept !== undefined && shiftInstant(kept.since, dayMs) > since;
      if (isFresh && kept.passwordMark === passwordMark) return false;
      await add({ user, passwordMark, since });
      return true;
    },
    entries: () => [
      ...[...sessions].map(([sid, until]) => ({ sid, until })),
      ...[...passwords].map(([user, kept]) => ({ ...kept, user })),
    ],
    async close() {
      await writing.catch(() => undefined);
      await handle.close();
    },
  };
}

/** When an entry has no effect any more. */
function endOf(kept: Entry): Instant {
  return 'sid' in kept ? kept.until : shiftInstant(kept.since, longestSessionMs);
}

/** A line break comes first, so that an entry cut short by a full disk damages no other. */
async function append(handle: FileHandle, entries: readonly Entry[]): Promise<void> {
  await handle.appendFile(entries.map((added) => `\n${JSON.stringify(added)}\n`).join(''));
  await handle.datasync();
}

function readEntries(content: string, log: Log): Entry[] {
  const lines = content.split('\n').filter((line) => line !== '');
  const entries = lines.map((line) => denyEntry.safeParse(parseJson(line)));
  const unreadable = entries.filter(({ success }) => !success).length;
  if (unreadable > 0) log.warn('deny_list_lines_unreadable', { lines: unreadable });
  return entries.flatMap(({ data }) => (data ? [data] : []));
}

/** Whether the path still leads to the open file. */
async function isAtPath(handle: FileHandle, file: string): Promise<boolean> {
  const [opened, there] = await Promise.all([handle.stat(), stat(file).catch(() => undefined)]);
  return opened.ino === there?.ino && opened.dev === there.dev;
}

/**
 * Writes the entries to keep into a new file and moves it over the old one, so that a crash leaves either list; then
 * adds what another process wrote to the old one until it was replaced.
 */
async function openAnew(file: string, entriesIn: (content: string) => Entry[]) {
  const earlier = await openEarlier(file);
  const written = `${file}.${randomUUID()}.new`;
  try {
    const entries = entriesIn(earlier.content);
    await writeFile(written, entries.map((kept) => `${JSON.stringify(kept)}\n`).join(''), { mode: 0o600, flush: true });
    await rename(written, file);
    const handle = await open(file, 'a', 0o600);
    const late = entriesIn(await earlier.rest());
    if (late.length > 0) await append(handle, late);
    return { handle, entries: [...entries, ...late] };
  } catch (failure) {
    await rm(written, { force: true }).catch(() => undefined);
    throw new BootRefused(`SIGNED_OUT_FILE cannot be written: ${failure instanceof Error ? failure.message : file}`);
  } finally {
    await earlier.close();
  }
}

/** The content of the file, and what is added to it after that reading, even once another file has replaced it. */
async function openEarlier(file: string) {
  try {
    const handle = await open(file, 'r');
    // Each reading continues where the previous one ended.
    const rest = () => handle.readFile('utf8');
    return { content: await rest(), rest, close: () => handle.close() };
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') {
      return { content: '', rest: async () => '', close: async () => undefined };
    }
    throw new BootRefused(`SIGNED_OUT_FILE cannot be read: ${failure instanceof Error ? failure.message : file}`);
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
