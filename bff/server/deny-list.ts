import type { Instant } from '#contracts/kernel/instant';

/** Sessions that were signed out although a copy of their cookie may still open. */
export interface DenyList {
  has(sid: string): boolean;
  /** Refuses the session from now on; resolves once a restart would not forget it. `until` is the session's own end. */
  add(sid: string, until: Instant): Promise<void>;
  /** The instant before which every session of that user was ended; undefined when none of those can be alive. */
  endedBefore(publicToken: string): Instant | undefined;
  /** Refuses every session of that user opened before, in the same way. */
  addEarlier(publicToken: string, openedBefore: Instant): Promise<void>;
  close(): Promise<void>;
}
