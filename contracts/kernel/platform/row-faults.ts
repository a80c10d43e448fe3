import type { $ZodIssue } from 'zod/v4/core';

/** A row that was left out of its list, or a field that counts as absent: its name, and what was wrong. Never a value. */
export interface RowFault {
  readonly list: string;
  readonly fields: readonly string[];
}

let collecting: RowFault[] | undefined;

/**
 * Runs a decoding and gathers the rows its lists dropped. Decoding is synchronous, so the collector stands only for
 * the length of the call and nothing is shared between two of them.
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

/** Called by list decoders for a row they leave out. */
export function noteDroppedRow(list: string, issues: readonly $ZodIssue[]): void {
  collecting?.push({ list, fields: issues.map((issue) => issue.path.join('.')) });
}
