import type { Context } from '#bff/context';

/**
 * Counts one more attempt under a name, of the browser's address unless `of` names another owner; gives the seconds until
 * it may be made, 0 when it may be made now. A refused attempt does not count.
 */
export function countAttempt(
  { attempts, clientAddress }: Pick<Context, 'attempts' | 'clientAddress'>,
  { name, limit, of = clientAddress }: { readonly name: string; readonly limit: number; readonly of?: string },
): Promise<number> {
  return attempts.take(`${name}:${of}`, limit);
}
