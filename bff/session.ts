import type { Instant } from '#contracts/kernel/instant';

export type UserType = 'patient' | 'professional';

/** The content of the sealed cookie. The platform's token never reaches a browser in the clear. */
export interface Session {
  /** Identifies this session on the deny-list. */
  readonly sid: string;
  readonly privateToken: string;
  /** Distinguishes the password it was opened with from others; undefined where none was used. */
  readonly passwordMark?: string | undefined;
  readonly publicToken: string;
  readonly userType: UserType;
  /** `onboarding`: right after registration, only for adding the user's own documents. */
  readonly scope: 'full' | 'onboarding';
  /** Whether 'Rimani connesso' was ticked. */
  readonly remembered: boolean;
  readonly issuedAt: Instant;
  /** The absolute end. */
  readonly endsAt: Instant;
  /** The end that moves on while the user is active. */
  readonly idleEndsAt: Instant;
}

/** The session of the current request; a change reaches the browser with the answer. */
export interface SessionStore {
  /** The signed-in user's session; null when there is none, it has ended or it was signed out. */
  read(): Session | null;
  /** The session of a signed-in or newly registered user, for what both may do to their own account. */
  readOwnAccount(): Session | null;
  /** Opens a session, or renews the current one. */
  replace(session: Session): void;
  /** Ends the session for every copy of its cookie. */
  clear(): Promise<void>;
  /** Ends every session of that user opened with another password, on any device. */
  clearOtherPasswords(publicToken: string, passwordMark: string): Promise<void>;
}

/** A mark that differs for each password of a user and is too short to guess the password from. */
export type PasswordMark = (publicToken: string, password: string) => string;

/** The session if it is a signed-in user's, not an onboarding session. */
export function fullSession(session: Session | null): Session | null {
  return session?.scope === 'full' ? session : null;
}

/** The result of an approval check; `unknown` when the platform did not say. */
export type Approval = 'approved' | 'withdrawn' | 'unknown';

/** When the approval of each professional's session was last confirmed, in this process's memory. */
export interface ApprovalChecks {
  /** Whether it was confirmed in the last five minutes, or the session was opened in them. */
  isRecent(session: Session, now: Instant): boolean;
  /** Checks, or waits for the check of another request of the session. A confirmed approval counts from `now` on. */
  look(session: Session, now: Instant, ask: () => Promise<Approval>): Promise<Approval>;
}
