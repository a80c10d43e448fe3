import { type AttemptCounter, secondsUntilAllowed } from '#bff/attempt-counter';
import type { Instant } from '#contracts/kernel/instant';

const perAccount = 10;
const perAddress = 50;

/**
 * Seconds until the account or the address may try again, 0 when it may try now: ten failures per account and fifty
 * per address in fifteen minutes.
 */
export async function secondsUntilNextAttempt(
  attempts: AttemptCounter,
  { email, address, now }: { email: string; address: string; now: Instant },
): Promise<number> {
  const waits = await Promise.all([
    secondsUntilAllowed(attempts, { key: accountKey(email), limit: perAccount, now }),
    secondsUntilAllowed(attempts, { key: addressKey(address), limit: perAddress, now }),
  ]);
  return Math.max(...waits);
}

/** Notes a failure of the account from the address. */
export async function noteFailedAttempt(
  attempts: AttemptCounter,
  { email, address, now }: { email: string; address: string; now: Instant },
): Promise<void> {
  await Promise.all([attempts.note(accountKey(email), now), attempts.note(addressKey(address), now)]);
}

/** A success wipes the account's failures, not the address's. */
export async function forgetFailedAttempts(attempts: AttemptCounter, email: string): Promise<void> {
  await attempts.forget(accountKey(email));
}

/**
 * One name for an account, however its address is spelled: databases compare without capitals, accents and characters
 * nobody sees, and each spelling would bring ten more guesses.
 */
export function accountName(email: string): string {
  return email
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}]/gu, '')
    .toLowerCase();
}

function accountKey(email: string): string {
  return `account:${accountName(email)}`;
}

function addressKey(address: string): string {
  return `address:${address}`;
}
