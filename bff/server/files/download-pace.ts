/** How slow the reader of a file may be. */
export interface PaceLimits {
  /**
   * The longest silence, in milliseconds. A steady reader takes in gulps: of what waits in the machine's own
   * buffers, up to 1.7 MB where server and reader share a machine, nothing is seen.
   */
  readonly silenceMs: number;
  /** Fewer bytes than this taken in each `spanMs` milliseconds. */
  readonly leastBytes: number;
  readonly spanMs: number;
}

/** What is seen of a reader at one moment, in milliseconds of a clock that only goes on. */
export interface PaceSample {
  readonly at: number;
  /** Bytes that left for the reader so far. */
  readonly taken: number;
  /** Bytes are ready for the reader to take. */
  readonly isOwed: boolean;
}

/** Follows how a reader takes a file, look after look. */
export interface DownloadPace {
  note(look: PaceSample): void;
  /** For how long the reader took nothing of what stood ready, in milliseconds, at the last look. */
  silentMs(): number;
  isTooSlow(): boolean;
}

/** Begins with the first look. A wait for the platform is no silence of the reader, but counts in the rate. */
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
