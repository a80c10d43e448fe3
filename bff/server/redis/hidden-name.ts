import { createHmac, hkdfSync } from 'node:crypto';

/** The name in Redis of a key that names a user or an address; nobody without the session key finds out which. */
export type HiddenName = (key: string) => string;

/** By the first of the session keys: processes that are to meet in Redis have the same. */
export function createHiddenName([sessionKey]: readonly Buffer[]): HiddenName {
  if (!sessionKey) throw new Error('There is no key to hide names with.');
  const secret = Buffer.from(hkdfSync('sha256', sessionKey, '', 'ascolto names in redis', 32));
  return (key) => createHmac('sha256', secret).update(key).digest('base64url');
}
