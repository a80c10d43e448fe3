import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';

/** Sign-in failures are counted over this long, in milliseconds. */
const windowMs = 15 * minuteMs;
const perAccount = 10;
const perAddress = 50;

/** Counts failures by key; shared between replicas where an operator has configured it. */
export interface AttemptCounter {
  /** The instants of the failures noted under the key since that instant, oldest first. */
  since(key: string, from: Instant): Promise<readonly Instant[]>;
  note(key: string, at: Instant): Promise<void>;
  forget(key: string): Promise<void>;
}

/**
 * Seconds until the account or the address may try again, 0 when it may try now: ten failures per account and fifty
 * per address in fifteen minutes.
 */
export async function secondsUntilNextAttempt(
  attempts: AttemptCounter,
  { email, address, now }: { email: string; address: string; now: Instant },
): Promise<number> {
  const from = shiftInstant(now, -windowMs);
  const [ofAccount, ofAddress] = await Promise.all([
    attempts.since(accountKey(email), from),
    attempts.since(addressKey(address), from),
  ]);
  return Math.max(waitSeconds(ofAccount, perAccount, now), waitSeconds(ofAddress, perAddress, now));
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

/** Counts in this process's memory; keys with nothing recent are dropped as new ones come. */
export function createAttemptCounter(): AttemptCounter {
  const failures = new Map<string, Instant[]>();
  return {
    async since(key, from) {
      return (failures.get(key) ?? []).filter((at) => at > from);
    },
    async note(key, at) {
      const from = shiftInstant(at, -windowMs);
      for (const [other, instants] of failures) {
        if (instants.every((instant) => instant <= from)) failures.delete(other);
      }
      failures.set(key, [...(failures.get(key) ?? []).filter((instant) => instant > from), at]);
    },
    async forget(key) {
      failures.delete(key);
    },
  };
}

function waitSeconds(failures: readonly Instant[], limit: number, now: Instant): number {
  const oldestThatCounts = failures.at(-limit);
  return oldestThatCounts === undefined ? 0 : Math.ceil((oldestThatCounts + windowMs - now) / 1000);
}

function accountKey(email: string): string {
  return `account:${email.toLowerCase()}`;
}

function addressKey(address: string): string {
  return `address:${address}`;
}
