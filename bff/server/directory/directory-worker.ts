import { parentPort, workerData } from 'node:worker_threads';
import type { Log } from '#bff/log';
import {
  type DirectoryThreadSettings,
  failureMessage,
  type ReadingAsked,
  type ThreadMessage,
} from '#bff/server/directory/directory-messages';
import { createLegacyTransport } from '#bff/server/transport/legacy-transport';
import { transportLimits } from '#bff/server/transport/transport-limits';
import { readDirectory } from '#bff/therapists/directory/read-directory';
import { instantFromMs } from '#contracts/kernel/instant';

/** Ten thousand professionals are a long answer: only this thread accepts one so large, and waits longer for it. */
const limits = {
  ...transportLimits,
  connections: 2,
  readMs: 30_000,
  writeMs: 30_000,
  maxAnswerBytes: 256 * 1024 * 1024,
};

const { bases, paths } = workerData as DirectoryThreadSettings;
const log: Log = { info: logAs('info'), warn: logAs('warn'), error: logAs('error') };
const { send: transport } = createLegacyTransport({ bases, log, limits });

parentPort?.on('message', async ({ id, now }: ReadingAsked) => {
  try {
    const moment = instantFromMs(now);
    const packed = await readDirectory({ transport, log, paths, now: moment, mediaBase: bases.media });
    tell({ kind: 'read', id, packed }, buffersIn(packed));
  } catch (failure) {
    tell({ kind: 'failed', id, failure: failureMessage(failure) });
  }
});

function logAs(level: 'info' | 'warn' | 'error'): Log['info'] {
  return (event, fields = {}) => tell({ kind: 'log', level, event, fields });
}

function tell(message: ThreadMessage, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}

/** The buffers in it, which can be transferred instead of copied. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (value instanceof Map) return [...value.values()].flatMap(buffersIn);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.values(value).flatMap(buffersIn);
}
