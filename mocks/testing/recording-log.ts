import type { Log, LogFields } from '#bff/log';

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly fields: LogFields;
}

/** A log that records its entries, for tests to read. */
export function createRecordingLog(): Log & { readonly entries: readonly LogEntry[] } {
  const entries: LogEntry[] = [];
  const note =
    (level: LogEntry['level']) =>
    (event: string, fields: LogFields = {}) =>
      void entries.push({ level, event, fields });
  return { entries, info: note('info'), warn: note('warn'), error: note('error') };
}
