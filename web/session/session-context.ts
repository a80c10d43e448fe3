import { createContext, useContext } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import type { SignedIn } from '#contracts/login/login.api';

export type UserType = SignedIn['user']['userType'];

/** Who uses this tab. `unknown` with a problem: the session could not be read. */
export type SessionState =
  | { readonly kind: 'unknown'; readonly problem: Problem | undefined; readonly retry: () => Promise<unknown> }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'signed-in'; readonly user: SignedIn['user'] };

/**
 * Why the last session ended; the login screen shows it. `left_elsewhere`: the user signed out in another tab.
 * `left_unheard`: the user signed out, and the back end has not answered yet.
 */
export type SessionEnd = 'awaiting_approval' | 'approval_refused' | 'expired' | 'left_elsewhere' | 'left_unheard';

/** The session that ended in this tab: its user's public token and type, and whether the user chose to sign out. */
export interface EndedSession {
  readonly user: string;
  readonly userType: UserType;
  readonly byChoice: boolean;
}

/** The latest possible end of the session, and its end without activity of the user; ISO instants. */
export type SessionEnds = Pick<SignedIn, 'endsAt' | 'idleEndsAt'>;

export interface SessionValue {
  readonly session: SessionState;
  readonly endedBecause: SessionEnd | undefined;
  /** The session that has just ended, until the user has landed on its login screen. */
  readonly ended: EndedSession | undefined;
  readonly forgetEnded: () => void;
  /** Undefined while no user is signed in. */
  readonly ends: SessionEnds | undefined;
  /** Takes over the session that a login has just opened. */
  readonly enter: (signedIn: SignedIn) => void;
  /** Takes over the later ends of a session that was kept alive. */
  readonly prolong: (ends: SessionEnds) => void;
  /** Asks the back end again who is signed in; the screen stays as it is until it answers. True when it answered. */
  readonly check: () => Promise<boolean>;
  /** Ends the session here because the back end no longer knows it, keeping the drafts of this tab. */
  readonly expire: () => void;
  /**
   * Ends the session here and at the back end, and lands on the login screen of the user's type. Asks first where
   * `askBeforeLeaving` says so; with `unasked` it asks nothing and ends the session here at once.
   */
  readonly leave: (options?: { readonly unasked?: boolean }) => Promise<void>;
  /** Sets what asks before a sign-out: it resolves to whether it does ask. Returns how to take it back. */
  readonly askBeforeLeaving: (ask: () => Promise<boolean>) => () => void;
}

export const SessionContext = createContext<SessionValue | undefined>(undefined);

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}

/** The signed-in user, for screens behind the guard. */
export function useSignedInUser(): SignedIn['user'] {
  const { session } = useSession();
  if (session.kind !== 'signed-in') throw new Error('useSignedInUser stands behind the guard.');
  return session.user;
}
