import { Worker } from 'node:worker_threads';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import type { Log } from '#bff/log';
import {
  type DirectoryThreadSettings,
  failureFrom,
  type ReadingAsked,
  type ThreadMessage,
} from '#bff/server/directory/directory-messages';
import type { PackedDirectory } from '#bff/therapists/directory/packed-directory';
import type { Instant } from '#contracts/kernel/instant';
import { listUsers } from '#contracts/users/users.legacy';

/** Reads the directory in another thread, so that ten thousand professionals never hold up a request. */
export interface DirectoryThread {
  /** The directory as the platform has it; throws what a reading in this thread would throw. */
  read(now: Instant): Promise<PackedDirectory>;
  close(): Promise<void>;
}

export interface DirectoryThreadOptions {
  readonly settings: DirectoryThreadSettings;
  readonly log: Log;
  /** The script the thread runs; our own reader by default. */
  readonly script?: URL;
}

interface Waiting {
  readonly resolve: (packed: PackedDirectory) => void;
  readonly reject: (failure: Error) => void;
}

const reader = new URL('./directory-worker.ts', import.meta.url);

/**
 * The thread starts with the first reading and stays. When it dies, the pending readings fail as if the platform did
 * not answer, and the next reading starts another thread.
 */
export function createDirectoryThread({ settings, log, script = reader }: DirectoryThreadOptions): DirectoryThread {
  const waiting = new Map<number, Waiting>();
  let running: Worker | undefined;
  let asked = 0;
  let isClosed = false;

  function start(): Worker {
    // It gets no environment: of the configuration it needs only the platform's addresses.
    const worker = new Worker(script, { name: 'directory', workerData: settings, env: {}, execArgv: [] });
    worker.unref();
    worker.on('message', take);
    worker.on('error', (failure) => log.error('directory_thread_failed', { reason: failure.name }));
    worker.on('exit', (code) => {
      running = undefined;
      if (!isClosed) log.warn('directory_thread_ended', { code, readings: waiting.size });
      for (const { reject } of waiting.values()) reject(noThread());
      waiting.clear();
    });
    return worker;
  }

  function take(message: ThreadMessage): void {
    if (message.kind === 'log') {
      log[message.level](message.event, message.fields);
      return;
    }
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'read') one?.resolve(message.packed);
    else one?.reject(failureFrom(message.failure));
  }

  return {
    read: (now) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw noThread();
        running ??= start();
        asked += 1;
        waiting.set(asked, { resolve, reject });
        running.postMessage({ id: asked, now } satisfies ReadingAsked);
      }),
    async close() {
      isClosed = true;
      await running?.terminate();
    },
  };
}

function noThread(): LegacyUnavailable {
  return new LegacyUnavailable(listUsers.name, 'the thread that reads it ended', false);
}
