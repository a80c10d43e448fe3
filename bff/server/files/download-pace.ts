/** How slow the receiver of a file may be. */
export interface PaceLimits {
  /**
   * The longest pause, in milliseconds. Even a steady receiver takes data in bursts: what is in the machine's own
   * buffers, up to 1.7 MB where server and receiver share a machine, is invisible here.
   */
  readonly silenceMs: number;
  /** The fewest bytes to be taken in each `spanMs` milliseconds. */
  readonly leastBytes: number;
  readonly spanMs: number;
}

/** What is seen of a receiver at one moment, in milliseconds of a monotonic clock. */
export interface PaceSample {
  readonly at: number;
  /** The bytes sent to the receiver so far. */
  readonly taken: number;
  /** Whether bytes are ready for the receiver to take. */
  readonly isOwed: boolean;
}

/** Tracks how fast a receiver takes a file, from repeated samples. */
export interface DownloadPace {
  note(look: PaceSample): void;
  /** How long the receiver had taken none of the ready bytes at the last sample, in milliseconds. */
  silentMs(): number;
  isTooSlow(): boolean;
}

/** Starts with the first sample. A wait for the platform is no pause of the receiver, but counts in the rate. */
export function createDownloadPace(limits: PaceLimits, first: PaceSample): DownloadPace {
  let last = first;
  let lastProgressAt = first.at;
  let spanBegan = first;
  let isUnderRate = false;
  const silentMs = () => last.at - lastProgressAt;

  return {
    note(look) {
      if (look.taken > last.taken || !look.isOwed) lastProgressAt = look.at;
      last = look;
      if (look.at - spanBegan.at < limits.spanMs) return;
      isUnderRate = look.taken - spanBegan.taken < limits.leastBytes;
      spanBegan = look;
    },
    silentMs,
    isTooSlow: () => isUnderRate || silentMs() >= limits.silenceMs,
  };
}
