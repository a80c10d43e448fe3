import type { Instant } from '#contracts/kernel/instant';

/** Sessions that were signed out although a copy of their cookie may still open. */
export interface DenyList {
  has(sid: string): boolean;
  /** Refuses the session from now on; resolves once a restart would not forget it. `until` is the session's own end. */
  add(sid: string, until: Instant): Promise<void>;
  /**
   * The mark of the password that user last signed in with; undefined when no session with another one can be alive.
   */
  passwordMark(publicToken: string): string | undefined;
  /** Refuses every session of that user opened with another password, in the same way, from `at` on. */
  keepPasswordMark(publicToken: string, mark: string, at: Instant): Promise<void>;
  close(): Promise<void>;
}
