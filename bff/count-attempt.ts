import { secondsUntilAllowed } from '#bff/attempt-counter';
import type { Context } from '#bff/context';

/**
 * Counts one more attempt under a name, of the browser's address unless `of` says whose; gives the seconds until it may
 * be made, 0 when it may be made now. What may not be made does not count.
 */
export async function countAttempt(
  { attempts, clientAddress, now, runExclusive }: Context,
  { name, limit, of = clientAddress }: { readonly name: string; readonly limit: number; readonly of?: string },
): Promise<number> {
  const key = `${name}:${of}`;
  // One after the other, or attempts made all at once would pass the limit together.
  return runExclusive([`attempts:${key}`], async () => {
    const wait = await secondsUntilAllowed(attempts, { key, limit, now: now() });
    if (wait === 0) await attempts.note(key, now());
    return wait;
  });
}
