/** What a log line may hold besides its event: names, counts and contract paths, never a user's value. */
export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}
