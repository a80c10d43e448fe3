import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { Log } from '#bff/log';
import type { SealedTexts } from '#bff/sealed-texts';
import type { Instant } from '#contracts/kernel/instant';

/** What processes tell each other, each entry once and in its order. */
export interface SharedLog<Entry> {
  /** Tells the others; resolves once Redis has the entry, or without it: then it is told when Redis is back. */
  append(entry: Entry): Promise<void>;
  close(): Promise<void>;
}

export interface SharedLogOptions<Entry> {
  readonly redis: Redis;
  readonly name: string;
  readonly entry: z.ZodType<Entry>;
  /** How long an entry is kept for who has lost the connection or only begins, in milliseconds. */
  readonly keptMs: number;
  /** Whether what was told before the start is heard too, before this resolves. */
  readonly fromStart: boolean;
  /**
   * All that this process knows and others must not miss, and a name by which entries are told apart: what Redis no
   * longer has of it is told again. Undefined for what may be lost.
   */
  readonly known?: { readonly entries: () => readonly Entry[]; readonly keyOf: (entry: Entry) => string };
  /** Seals what is told: Redis is no place for names of users. */
  readonly seal: SealedTexts;
  readonly now: () => Instant;
  readonly log: Log;
  /** Hears what another process has told. After a lost answer of Redis the same entry may come twice. */
  readonly hear: (entry: Entry) => void;
}

/** How many entries wait while Redis is away; the oldest go first. */
const mostWaiting = 10_000;

const atOnce = 100;
const askForMs = 5_000;
const restMs = 500;
const tellAgainMs = 3_000;
const spreadMs = 1_000;

/**
 * A log in a stream of Redis, which every process follows from where it was, so that an interruption loses nothing. It
 * goes on by itself whatever becomes of Redis; what was told meanwhile comes later.
 */
export async function openSharedLog<Entry>(options: SharedLogOptions<Entry>): Promise<SharedLog<Entry>> {
  const { redis, keptMs, fromStart, seal, now, log, hear } = options;
  const key = `ascolto:${options.name}`;
  const origin = randomUUID();
  const told = z.object({ origin: z.string(), entry: options.entry });
  const closing = new AbortController();
  // A reader that waits for the next entry holds up every other command of its connection.
  const reader = redis.duplicate({ commandTimeout: askForMs * 2, socketTimeout: askForMs * 2 });
  reader.on('error', () => undefined);
  let last = fromStart ? '0' : undefined;
  let isComplete = options.known === undefined;
  const waiting: string[] = [];
  let hasComplained = false;

  function take(sealed: string | undefined, there?: Set<string>): void {
    const parsed = told.safeParse(parseJson(seal.open(sealed ?? '')));
    if (parsed.success) there?.add(options.known?.keyOf(parsed.data.entry) ?? '');
    if (parsed.success && parsed.data.origin !== origin) hear(parsed.data.entry);
    if (parsed.success || hasComplained) return;
    hasComplained = true;
    log.warn('shared_entry_unreadable', { log: options.name });
  }

  /** Hears what follows; whether there was anything. Waits for it where `forMs` says so. */
  async function read(connection: Redis, forMs?: number, there?: Set<string>): Promise<boolean> {
    last ??= (await connection.xrevrange(key, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0';
    const from = ['STREAMS', key, last] as const;
    const answer = await (forMs === undefined
      ? connection.xread('COUNT', atOnce, ...from)
      : connection.xread('COUNT', atOnce, 'BLOCK', forMs, ...from));
    const entries = answer?.[0]?.[1] ?? [];
    for (const [id, [, sealed]] of entries) {
      last = id;
      take(sealed, there);
    }
    return entries.length > 0;
  }

  /** Whether Redis has lost entries that were read from it: it was emptied, or its clock set back. */
  async function hasGoneBack(): Promise<boolean> {
    if (last === undefined) return false;
    const [latest] = await reader.xrevrange(key, '+', '-', 'COUNT', 1);
    if (latest) return isBefore(latest[0], last);
    const wasTold = waiting.length === 0 && (options.known?.entries().length ?? 0) > 0;
    return last !== '0' || wasTold;
  }

  /** Reads everything that Redis has, and tells what it lacks of what is known here. */
  async function complete(connection: Redis): Promise<void> {
    const { entries, keyOf } = options.known ?? { entries: () => [], keyOf: () => '' };
    const known = entries();
    await tellAll();
    last = '0';
    const there = new Set<string>();
    while (await read(connection, undefined, there));
    isComplete = true;
    const missing = known.filter((entry) => !there.has(keyOf(entry)));
    if (missing.length > 0) log.info('shared_log_completed', { log: options.name, entries: missing.length });
    for (const entry of missing) await append(entry);
  }

  const rest = (ms: number) => pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);

  const hearing = createOutage(log, { log: options.name, what: 'hearing' });
  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        if (reader.status === 'wait') await reader.connect();
        if (await hasGoneBack()) {
          isComplete = false;
          // Spread, so that of several processes the later ones find what the first has told.
          await rest(Math.random() * spreadMs);
        }
        if (!isComplete) await complete(reader);
        await read(reader, askForMs);
        hearing.ended();
      } catch {
        if (!closing.signal.aborted) hearing.begun();
        await rest(restMs);
      }
    }
  }

  const tells = createOutage(log, { log: options.name, what: 'telling' });
  let telling: Promise<void> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  function tellAll(): Promise<void> {
    telling ??= tellInOrder().finally(() => {
      telling = undefined;
    });
    return telling;
  }
  async function tellInOrder(): Promise<void> {
    try {
      for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
        await redis.xadd(key, 'MINID', '=', Math.max(0, now() - keptMs), '*', 'sealed', next);
        if (waiting[0] === next) waiting.shift();
      }
      tells.ended();
    } catch {
      // Redis is away, or takes nothing: it is full, or only a copy.
      tells.begun();
      clearTimeout(again);
      if (!closing.signal.aborted) again = setTimeout(() => void tellAll(), tellAgainMs).unref();
    }
  }
  const onReady = () => void tellAll();
  redis.on('ready', onReady);

  async function append(entry: Entry): Promise<void> {
    waiting.push(seal.seal(JSON.stringify({ origin, entry })));
    if (waiting.length > mostWaiting) {
      waiting.shift();
      isComplete = options.known === undefined;
    }
    await tellAll();
  }

  // Without Redis it begins with what this process knows.
  if (fromStart) await complete(redis).catch(() => undefined);
  const following = follow();

  return {
    append,
    async close() {
      closing.abort();
      clearTimeout(again);
      redis.off('ready', onReady);
      reader.disconnect();
      await following;
    },
  };
}

/** Logs once when something fails that did not before, and once when it works again. */
function createOutage(log: Log, details: Readonly<Record<string, string>>) {
  let is = false;
  return {
    begun() {
      if (!is) log.warn('shared_log_away', details);
      is = true;
    },
    ended() {
      if (is) log.info('shared_log_back', details);
      is = false;
    },
  };
}

/** Whether an entry's id, its moment and its number in it, comes before another. */
function isBefore(id: string, other: string): boolean {
  const [one, next] = [partsOf(id), partsOf(other)];
  return one.moment === next.moment ? one.number < next.number : one.moment < next.moment;
}

function partsOf(id: string) {
  const [moment = '0', number = '0'] = id.split('-');
  return { moment: BigInt(moment), number: BigInt(number) };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
