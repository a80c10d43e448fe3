/** The measurements of `watched-back-end.ts` since the previous request for them. */
export interface Inside {
  /** The milliseconds of each answer. */
  readonly durations: readonly number[];
  readonly longestBlockMs: number;
  readonly rss: number;
  readonly peakRss: number;
}

export async function readInside(watchPort: number): Promise<Inside> {
  return (await fetch(`http://127.0.0.1:${watchPort}`)).json() as Promise<Inside>;
}

export function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}
