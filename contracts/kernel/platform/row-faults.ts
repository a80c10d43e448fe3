import type { $ZodIssue } from 'zod/v4/core';

/** A row left out of its list, or a field that counts as absent: its name and what was wrong. Never a value. */
export interface RowFault {
  readonly list: string;
  readonly fields: readonly string[];
}

let collecting: RowFault[] | undefined;

/**
 * Runs a decoding and collects the rows its lists dropped. Decoding is synchronous, so the collector exists only during
 * the call and two decodings share nothing.
 */
export function gatherRowFaults<Result>(decode: () => Result): { result: Result; faults: RowFault[] } {
  const outer = collecting;
  const faults: RowFault[] = [];
  collecting = faults;
  try {
    return { result: decode(), faults };
  } finally {
    collecting = outer;
  }
}

/** Notes a row that a list decoder leaves out. */
export function noteDroppedRow(list: string, issues: readonly $ZodIssue[]): void {
  collecting?.push({ list, fields: issues.map((issue) => issue.path.join('.')) });
}
