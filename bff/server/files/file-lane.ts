import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import {
  createDownloadPace,
  type DownloadPace,
  type PaceLimits,
  type PaceSample,
} from '#bff/server/files/download-pace';
import { createFairSlots, type SlotLimits } from '#bff/server/files/fair-slots';
import { ServerProblem } from '#bff/server/server-problem';
import { transportLimits } from '#bff/server/transport/transport-limits';

/** Limits the files being sent: each holds a connection to the platform until its receiver has taken it. */
export interface FileLane {
  /**
   * Waits for a slot, which the answer keeps until it is sent or cut; fails with `overloaded` when none is free. An
   * answer behind another one on the same connection waits for its turn first: it could not be read earlier.
   */
  enter(caller: string, answer: ServerResponse): Promise<void>;
  close(): void;
}

/** Times in milliseconds. */
export interface FileLaneLimits extends SlotLimits, PaceLimits {
  /** How often the receivers are sampled. */
  readonly lookMs: number;
  /** A receiver that has taken nothing for this long is cut as soon as another one waits for its slot. */
  readonly patienceMs: number;
}

/**
 * A receiver at 20 KB/s gets a document of 15 MB; one below 8 KB/s over five minutes is cut. A browser requests six
 * files at once from one address; through a load balancer it may request more, which wait.
 */
export const fileLaneLimits: FileLaneLimits = {
  most: transportLimits.connections,
  mostOfEach: 8,
  mostWaiting: 256,
  mostWaitingOfEach: 64,
  waitMs: 10_000,
  silenceMs: 120_000,
  leastBytes: 300 * 8 * 1024,
  spanMs: 300_000,
  lookMs: 1_000,
  patienceMs: 5_000,
};

interface Reader {
  readonly caller: string;
  readonly answer: ServerResponse;
  readonly pace: DownloadPace;
}

export function createFileLane(limits: FileLaneLimits): FileLane {
  const slots = createFairSlots(limits);
  const readers = new Set<Reader>();
  const looking = setInterval(look, limits.lookMs).unref();

  async function enter(caller: string, answer: ServerResponse): Promise<void> {
    if (!answer.socket) await once(answer, 'socket');
    await new Promise<void>((resolve, reject) => {
      const untilLeft = async () => {
        if (answer.destroyed) throw new ServerProblem('overloaded');
        const left = follow(caller, answer);
        resolve();
        await left;
      };
      slots.hold(caller, untilLeft).catch(reject);
    });
  }

  function follow(caller: string, answer: ServerResponse): Promise<void> {
    // From here on the lane decides how long the connection may be silent.
    answer.setTimeout(0, () => undefined);
    const reader = { caller, answer, pace: createDownloadPace(limits, lookAt(answer)) };
    readers.add(reader);
    return new Promise((resolve) => {
      finished(answer, () => {
        readers.delete(reader);
        resolve();
      });
    });
  }

  function look(): void {
    for (const reader of readers) {
      reader.pace.note(lookAt(reader.answer));
      if (reader.pace.isTooSlow()) letGo(reader);
    }
    for (const caller of slots.waiting()) {
      const [idlest] = inTheWayOf(caller).sort((one, other) => other.pace.silentMs() - one.pace.silentMs());
      if (idlest && idlest.pace.silentMs() >= limits.patienceMs) letGo(idlest);
    }
  }

  /**
   * The receivers whose end would make room for the caller: the caller's own at the limit per caller, otherwise all in
   * a full lane.
   */
  function inTheWayOf(caller: string): Reader[] {
    const own = [...readers].filter((reader) => reader.caller === caller);
    if (own.length >= limits.mostOfEach) return own;
    return readers.size >= limits.most ? [...readers] : [];
  }

  function letGo(reader: Reader): void {
    readers.delete(reader);
    reader.answer.destroy();
  }

  return { enter, close: () => clearInterval(looking) };
}

function lookAt({ socket }: ServerResponse): PaceSample {
  const inSocket = socket?.writableLength ?? 0;
  return { at: performance.now(), taken: (socket?.bytesWritten ?? 0) - inSocket, isOwed: inSocket > 0 };
}
