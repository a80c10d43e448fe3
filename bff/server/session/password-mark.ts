import { createHmac } from 'node:crypto';
import type { PasswordMark } from '#bff/session';

/** Makes marks with the first sealing key: four bytes in hexadecimal. Another key makes other marks. */
export function createPasswordMark([key]: readonly Buffer[]): PasswordMark {
  if (!key) throw new Error('There is no key to make marks of passwords with.');
  return (publicToken, password) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['password', publicToken, password]))
      .digest('hex')
      .slice(0, 8);
}
