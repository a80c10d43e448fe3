import type { Context } from '#bff/context';

/** What is counted, and how much of it in how long; fifteen minutes unless it says otherwise. */
export interface CountedAttempt {
  readonly name: string;
  readonly limit: number;
  readonly of?: string;
  readonly windowMs?: number;
}

/**
 * Counts one more attempt under a name, for the browser's address unless `of` names another key. Returns 0 when the
 * attempt may be made, otherwise the seconds until it may; a refused attempt does not count.
 */
export function countAttempt(
  { attempts, clientAddress }: Pick<Context, 'attempts' | 'clientAddress'>,
  { name, limit, of = clientAddress, windowMs }: CountedAttempt,
): Promise<number> {
  return attempts.take(`${name}:${of}`, limit, windowMs);
}
