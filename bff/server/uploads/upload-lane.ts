import { createDownloadPace, type DownloadPace, type PaceLimits } from '#bff/server/files/download-pace';
import { createFairSlots, type SlotLimits } from '#bff/server/files/fair-slots';
import { ServerProblem } from '#bff/server/server-problem';

/** Limits the uploads in memory: a few at once, and one per user. */
export interface UploadLane {
  /**
   * Runs once a slot is free; fails with `overloaded` when none is free in time. `brought` gives the bytes received
   * from the sender so far.
   */
  hold<Result>(caller: string, brought: () => number, run: (receiving: Receiving) => Promise<Result>): Promise<Result>;
  close(): void;
}

/** A body that is being received. */
export interface Receiving {
  /** Aborts, with `overloaded` as its reason, when the sender is too slow and other users wait. */
  readonly signal: AbortSignal;
  /** Call when the body has arrived: from here on the sender is not responsible for the time taken. */
  ended(): void;
}

/** Times in milliseconds. */
export interface UploadLaneLimits extends Omit<SlotLimits, 'mostOfEach'>, PaceLimits {
  /** How often the senders are sampled. */
  readonly lookMs: number;
}

/**
 * A sender below 1 Mbit/s over five seconds is cut while another user waits for a slot, and stays otherwise. A phone
 * line at 2 Mbit/s reaches twice that.
 */
export const uploadLaneLimits: UploadLaneLimits = {
  most: 3,
  mostWaiting: 30,
  mostWaitingOfEach: 30,
  waitMs: 10_000,
  silenceMs: 5_000,
  leastBytes: 625_000,
  spanMs: 5_000,
  lookMs: 500,
};

interface Sender {
  readonly brought: () => number;
  readonly pace: DownloadPace;
  readonly cut: AbortController;
}

const retryAfterSeconds = 5;

export function createUploadLane(limits: UploadLaneLimits): UploadLane {
  const slots = createFairSlots({ ...limits, mostOfEach: 1 });
  const inside = new Set<string>();
  const senders = new Set<Sender>();
  const looking = setInterval(look, limits.lookMs).unref();

  function look(): void {
    for (const { pace, brought } of senders) pace.note(lookAt(brought));
    // A user waiting for their own upload to end does not wait for another's slot.
    const waiting = new Set(slots.waiting().filter((caller) => !inside.has(caller)));
    const slow = [...senders].filter(({ pace }) => pace.isTooSlow());
    for (const sender of slow.slice(0, waiting.size)) {
      senders.delete(sender);
      sender.cut.abort(new ServerProblem('overloaded', retryAfterSeconds));
    }
  }

  return {
    hold: (caller, brought, run) =>
      slots.hold(caller, async () => {
        const cut = new AbortController();
        const sender: Sender = { brought, pace: createDownloadPace(limits, lookAt(brought)), cut };
        const ended = () => void senders.delete(sender);
        inside.add(caller);
        senders.add(sender);
        try {
          return await run({ signal: cut.signal, ended });
        } finally {
          ended();
          inside.delete(caller);
        }
      }),
    close: () => clearInterval(looking),
  };
}

function lookAt(brought: () => number) {
  return { at: performance.now(), taken: brought(), isOwed: true };
}
