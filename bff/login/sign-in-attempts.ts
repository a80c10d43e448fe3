import { type AttemptCounter, secondsUntilAllowed } from '#bff/attempt-counter';
import type { Context } from '#bff/context';
import type { Instant } from '#contracts/kernel/instant';

const perAccount = 10;
const perAddress = 50;

/** Somebody tries a password of the account from the address. */
export interface SignInAttempt {
  readonly email: string;
  readonly address: string;
  readonly now: Instant;
}

/**
 * Counts an attempt before the platform is asked, as if it failed; gives the seconds until it may be made, 0 when it may
 * be made now. What may not be made does not count.
 */
export async function countSignIn(
  { attempts, runExclusive }: Pick<Context, 'attempts' | 'runExclusive'>,
  attempt: SignInAttempt,
): Promise<number> {
  // One after the other, or guesses at many accounts sent at once would pass the address's limit together.
  return runExclusive([`attempts:${addressKey(attempt.address)}`], async () => {
    const wait = await secondsUntilNextAttempt(attempts, attempt);
    if (wait === 0) await noteAttempt(attempts, attempt);
    return wait;
  });
}

/**
 * Seconds until the account or the address may try again, 0 when it may try now: ten failures per account and fifty
 * per address in fifteen minutes.
 */
export async function secondsUntilNextAttempt(
  attempts: AttemptCounter,
  { email, address, now }: SignInAttempt,
): Promise<number> {
  const waits = await Promise.all([
    secondsUntilAllowed(attempts, { key: accountKey(email), limit: perAccount, now }),
    secondsUntilAllowed(attempts, { key: addressKey(address), limit: perAddress, now }),
  ]);
  return Math.max(...waits);
}

/** Notes an attempt of the account and of the address. */
export async function noteAttempt(attempts: AttemptCounter, { email, address, now }: SignInAttempt): Promise<void> {
  await Promise.all([attempts.note(accountKey(email), now), attempts.note(addressKey(address), now)]);
}

/** An attempt that succeeded, or on which the platform gave no verdict, was no failure: neither account nor address keeps it. */
export async function takeBackAttempt(attempts: AttemptCounter, { email, address, now }: SignInAttempt): Promise<void> {
  await Promise.all([attempts.takeBack(accountKey(email), now), attempts.takeBack(addressKey(address), now)]);
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
