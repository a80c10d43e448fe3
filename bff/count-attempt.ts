import type { Context } from '#bff/context';

/**
 * Counts one more attempt under a name, for the browser's address unless `of` names another key. Returns 0 when the
 * attempt may be made, otherwise the seconds until it may; a refused attempt does not count.
 */
export function countAttempt(
  { attempts, clientAddress }: Pick<Context, 'attempts' | 'clientAddress'>,
  { name, limit, of = clientAddress }: { readonly name: string; readonly limit: number; readonly of?: string },
): Promise<number> {
  return attempts.take(`${name}:${of}`, limit);
}
