import { createHmac } from 'node:crypto';

/** What tells one password of a user from another, and nobody what it is: too short to be guessed back from. */
export type PasswordMark = (publicToken: string, password: string) => string;

/** Makes marks with the key that seals sessions, the first: four bytes, in hexadecimal. Another key makes other marks. */
export function createPasswordMark([key]: readonly Buffer[]): PasswordMark {
  if (!key) throw new Error('There is no key to make marks of passwords with.');
  return (publicToken, password) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['password', publicToken, password]))
      .digest('hex')
      .slice(0, 8);
}
