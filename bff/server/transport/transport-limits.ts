/** How long the platform may take and how much it may answer. Times in milliseconds. */
export interface TransportLimits {
  readonly connectMs: number;
  /** The whole of a repeatable call, its one retry included. */
  readonly readMs: number;
  readonly writeMs: number;
  /** A write that carries a file. */
  readonly fileMs: number;
  readonly connections: number;
  /** Calls that may wait for a connection; one more is refused at once. */
  readonly queue: number;
  readonly maxAnswerBytes: number;
  /** The pause before the one retry is a random time between these. */
  readonly retryPauseMs: readonly [number, number];
  /** How long an open breaker stays open: first, second, … time in a row. */
  readonly breakMs: readonly number[];
}

export const transportLimits: TransportLimits = {
  connectMs: 2_000,
  readMs: 10_000,
  writeMs: 20_000,
  fileMs: 60_000,
  connections: 32,
  queue: 64,
  maxAnswerBytes: 32 * 1024 * 1024,
  retryPauseMs: [100, 300],
  breakMs: [30_000, 60_000, 120_000, 240_000, 300_000],
};
