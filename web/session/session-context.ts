import { createContext, useContext } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import type { SignedIn } from '#contracts/login/login.api';

export type UserType = SignedIn['user']['userType'];

/** Who is using this tab: not known yet, nobody, or somebody. `unknown` with a problem: the platform does not say. */
export type SessionState =
  | { readonly kind: 'unknown'; readonly problem: Problem | undefined; readonly retry: () => Promise<unknown> }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'signed-in'; readonly user: SignedIn['user'] };

/** Why the last session ended, told once on the login screen. */
export type SessionEnd = 'awaiting_approval' | 'expired';

/** The session that ended in this tab: whose audience it came in by, and whether the user chose to leave. */
export interface EndedSession {
  readonly userType: UserType;
  readonly byChoice: boolean;
}

/** When the session ends whatever happens, and when it ends without an act of the user; ISO instants. */
export type SessionEnds = Pick<SignedIn, 'endsAt' | 'idleEndsAt'>;

export interface SessionValue {
  readonly session: SessionState;
  readonly endedBecause: SessionEnd | undefined;
  /** The session that has just ended, until the user has landed on its login. */
  readonly ended: EndedSession | undefined;
  readonly forgetEnded: () => void;
  /** Nothing while nobody is signed in. */
  readonly ends: SessionEnds | undefined;
  /** Takes over a session that login has just opened. */
  readonly enter: (signedIn: SignedIn) => void;
  /** Takes over the new ends of a session that was kept alive. */
  readonly prolong: (ends: SessionEnds) => void;
  /** Asks the back end again who is signed in; what is on screen stays until it answers. True when it answered. */
  readonly check: () => Promise<boolean>;
  /** The back end no longer knows the session: ends it here, keeping the drafts of this tab. */
  readonly expire: () => void;
  /** Ends the session here and at the back end; lands on the user's own login (GUARD-35). */
  readonly leave: () => Promise<void>;
}

export const SessionContext = createContext<SessionValue | undefined>(undefined);

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}

/** The signed-in user, for screens that stand behind the guard. */
export function useSignedInUser(): SignedIn['user'] {
  const { session } = useSession();
  if (session.kind !== 'signed-in') throw new Error('useSignedInUser stands behind the guard.');
  return session.user;
}
