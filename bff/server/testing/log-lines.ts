import type { LogDestination } from '#bff/server/logger';

/** Keeps what the server logged, line by line and as it was written. */
export function keepLogLines(): LogDestination & { readonly lines: string[]; entries(): Record<string, unknown>[] } {
  const lines: string[] = [];
  return {
    lines,
    write: (line) => {
      lines.push(line);
    },
    entries: () => lines.map((line) => JSON.parse(line)),
  };
}
