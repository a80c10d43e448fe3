import type { LogDestination } from '#bff/server/logger';

/** Records what the server logged, line by line as it was written. */
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
