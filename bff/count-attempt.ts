import { secondsUntilAllowed } from '#bff/attempt-counter';
import type { Context } from '#bff/context';

/**
 * Counts one more attempt of the browser's address under a name; gives the seconds until it may be made, 0 when it may
 * be made now. What may not be made does not count.
 */
export async function countAttempt(
  { attempts, clientAddress, now, oneAtATime }: Context,
  { name, limit }: { readonly name: string; readonly limit: number },
): Promise<number> {
  const key = `${name}:${clientAddress}`;
  // One after the other, or attempts made all at once would pass the limit together.
  return oneAtATime(`attempts:${key}`, async () => {
    const wait = await secondsUntilAllowed(attempts, { key, limit, now: now() });
    if (wait === 0) await attempts.note(key, now());
    return wait;
  });
}
