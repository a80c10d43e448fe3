import type { AttemptCounter } from '#bff/attempt-counter';
import { isRefusal, LegacyUnreadable } from '#bff/legacy/legacy-failures';

const perAccount = 10;
const perAddress = 50;

/** One attempt at an account's password, from the browser's address. */
export interface SignInAttempt {
  readonly email: string;
  readonly address: string;
}

/**
 * Counts an attempt against account and address before the platform is asked, as if it failed. Returns 0 when it may be
 * made, otherwise the seconds until it may; a refused attempt does not count.
 */
export async function countSignIn(attempts: AttemptCounter, { email, address }: SignInAttempt): Promise<number> {
  const accountWait = await attempts.take(accountKey(email), perAccount);
  if (accountWait > 0) return accountWait;
  const addressWait = await attempts.take(addressKey(address), perAddress);
  if (addressWait > 0) await attempts.giveBack(accountKey(email));
  return addressWait;
}

/**
 * Takes back an attempt that was no failure: it succeeded, or the platform gave no verdict. Earlier failures stay: a
 * success may be another account's whose address is spelled alike.
 */
export async function takeBackAttempt(attempts: AttemptCounter, { email, address }: SignInAttempt): Promise<void> {
  await Promise.all([attempts.giveBack(accountKey(email)), attempts.giveBack(addressKey(address))]);
}

/** Whether the failure may be a no to the credentials. An answer that holds no user may be one in other words. */
export function mayBeWrongCredentials(failure: unknown): boolean {
  return isRefusal(failure) || (failure instanceof LegacyUnreadable && failure.paths.length > 0);
}

/**
 * One name for an account, however its e-mail is spelled: databases compare without capitals, accents and invisible
 * characters, so each spelling would allow ten more guesses. What is no plain letter even then may equal one in ways
 * that no list holds: all such addresses of a domain have one name together.
 */
export function accountName(email: string): string {
  const plain = email
    .normalize('NFKD')
    .replaceAll(/(?![\u0363-\u036f])[\p{M}\p{C}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßøłđ]/g, (letter) => plainLetters[letter] ?? letter);
  if (isAscii(plain)) return plain;
  const domain = plain.slice(plain.lastIndexOf('@'));
  return isAscii(domain) ? `*${domain}` : '*';
}

/** Letters that some databases treat as equal to plain ones, although NFKD removes no accent from them. */
const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

function accountKey(email: string): string {
  return `account:${accountName(email)}`;
}

function addressKey(address: string): string {
  return `address:${address}`;
}
