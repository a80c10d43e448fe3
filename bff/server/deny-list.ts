import type { Instant } from '#contracts/kernel/instant';

/** Sessions that were signed out although a copy of their cookie may still open. */
export interface DenyList {
  has(sid: string): boolean;
  /** Refuses the session from now on; resolves once a restart would not forget it. `until` is the session's own end. */
  add(sid: string, until: Instant): Promise<void>;
  close(): Promise<void>;
}
