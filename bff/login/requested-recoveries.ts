import { dayMs, type Instant, shiftInstant } from '#contracts/kernel/instant';

/** A recovery e-mail is followed within this time, or not at all. */
const followedWithinMs = dayMs;

/** The recoveries of passwords that were asked for, by account (`accountName`). */
export interface RequestedRecoveries {
  /** Resolves once a restart would not forget it, where anything outlives a restart. */
  note(account: string, at: Instant): Promise<void>;
  /** When the account's last recovery was asked for, if in the last day; it is forgotten with that. */
  take(account: string, now: Instant): Promise<Instant | undefined>;
}

/** Remembers in this process's memory; what is older than a day is dropped as new ones come. */
export function createRequestedRecoveries(): RequestedRecoveries {
  const requested = new Map<string, Instant>();
  const dropOld = (now: Instant) => {
    const from = shiftInstant(now, -followedWithinMs);
    for (const [account, at] of requested) if (at <= from) requested.delete(account);
  };
  return {
    async note(account, at) {
      dropOld(at);
      requested.set(account, at);
    },
    async take(account, now) {
      dropOld(now);
      const at = requested.get(account);
      requested.delete(account);
      return at;
    },
  };
}
