import type { Instant } from '#contracts/kernel/instant';

export type UserType = 'patient' | 'professional';

/** What the sealed cookie carries. The platform's token never leaves it for a browser. */
export interface Session {
  /** Names this session on the deny-list. */
  readonly sid: string;
  readonly privateToken: string;
  /** Tells the password it was opened with from any other; undefined where none was asked for. */
  readonly passwordMark?: string | undefined;
  readonly publicToken: string;
  readonly userType: UserType;
  /** `onboarding`: right after registration, for adding one's own documents and nothing else. */
  readonly scope: 'full' | 'onboarding';
  /** 'Rimani connesso' was ticked. */
  readonly remembered: boolean;
  readonly issuedAt: Instant;
  /** The end that nothing moves. */
  readonly endsAt: Instant;
  /** The end that moves on while the user is active. */
  readonly idleEndsAt: Instant;
}

/** The session of the request under way; a change reaches the browser with the answer. */
export interface SessionStore {
  /** The signed-in user's session; null when there is none, it has ended or it was signed out. */
  read(): Session | null;
  /** The session of a signed-in or just registered user, for what both may do to their own account. */
  readOwnAccount(): Session | null;
  /** Opens a session, or renews the one there is. */
  replace(session: Session): void;
  /** Ends it here and for every copy of its cookie. */
  clear(): Promise<void>;
  /** Ends every session of that user that was opened with another password, on whatever device. */
  clearOtherPasswords(publicToken: string, passwordMark: string): Promise<void>;
}

/** A mark that differs for each password of a user and is too short for the password to be guessed from it. */
export type PasswordMark = (publicToken: string, password: string) => string;

/** The session if it is a signed-in user's, not one of onboarding. */
export function fullSession(session: Session | null): Session | null {
  return session?.scope === 'full' ? session : null;
}

/** What one look at an approval found; `unknown` when the platform did not say. */
export type Approval = 'approved' | 'withdrawn' | 'unknown';

/** When the approval of each professional's session was last seen, in this process's memory. */
export interface ApprovalChecks {
  /** Whether it was seen when the session was opened or in the last five minutes. */
  isRecent(session: Session, now: Instant): boolean;
  /** Looks, or waits for the look under way of another request of the session. What was seen counts from `now` on. */
  look(session: Session, now: Instant, ask: () => Promise<Approval>): Promise<Approval>;
}
