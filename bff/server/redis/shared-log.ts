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
  /** Seals what is told: Redis is no place for names of users. */
  readonly seal: SealedTexts;
  readonly now: () => Instant;
  readonly log: Log;
  /** Hears what another process has told. After a lost answer of Redis the same entry may come twice. */
  readonly hear: (entry: Entry) => void;
}

/** How many entries wait while Redis is away; the oldest go first. */
const mostWaiting = 10_000;

const atOnce = 500;
const askForMs = 5_000;
const restMs = 500;
const tellAgainMs = 3_000;

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
  let hasComplained = false;

  function take(sealed: string | undefined): void {
    const parsed = told.safeParse(parseJson(seal.open(sealed ?? '')));
    if (parsed.success && parsed.data.origin !== origin) hear(parsed.data.entry);
    if (parsed.success || hasComplained) return;
    hasComplained = true;
    log.warn('shared_entry_unreadable', { log: options.name });
  }

  /** Hears what follows; whether there was anything. Waits for it where `forMs` says so. */
  async function read(connection: Redis, forMs?: number): Promise<boolean> {
    last ??= (await connection.xrevrange(key, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0';
    const from = ['STREAMS', key, last] as const;
    const answer = await (forMs === undefined
      ? connection.xread('COUNT', atOnce, ...from)
      : connection.xread('COUNT', atOnce, 'BLOCK', forMs, ...from));
    const entries = answer?.[0]?.[1] ?? [];
    for (const [id, [, sealed]] of entries) {
      last = id;
      take(sealed);
    }
    return entries.length > 0;
  }

  const hearing = createOutage(log, { log: options.name, what: 'hearing' });
  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        if (reader.status === 'wait') await reader.connect();
        await read(reader, askForMs);
        hearing.ended();
      } catch {
        if (!closing.signal.aborted) hearing.begun();
        await pause(restMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  const waiting: string[] = [];
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
        await redis.xadd(key, 'MINID', '~', Math.max(0, now() - keptMs), '*', 'sealed', next);
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

  if (fromStart) await readAll();
  const following = follow();

  async function readAll(): Promise<void> {
    try {
      while (await read(redis));
    } catch {
      // Without Redis it begins with what this process knows.
    }
  }

  return {
    async append(entry) {
      waiting.push(seal.seal(JSON.stringify({ origin, entry })));
      if (waiting.length > mostWaiting) waiting.shift();
      await tellAll();
    },
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

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
