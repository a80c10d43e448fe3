import type { OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import type { currentSession, SignedIn } from '#contracts/login/login.api';
import type { EndedSession, SessionEnd, SessionEnds } from '#web/session/session-context';

/** What this tab knows about its session. */
export type SessionPhase =
  | { readonly kind: 'unknown'; readonly problem: Problem | undefined }
  | {
      readonly kind: 'visitor';
      readonly endedBecause?: SessionEnd | undefined;
      readonly ended?: EndedSession | undefined;
    }
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn };

/** The phase after the back end has said who is signed in. */
export function phaseAfterAnswer(
  before: SessionPhase,
  answer: OperationOutput<typeof currentSession>,
  leftElsewhere: boolean,
): SessionPhase {
  if (answer.signedIn) return { kind: 'signed-in', signedIn: answer.signedIn };
  if (before.kind === 'visitor') return before.endedBecause === 'left_unheard' ? { kind: 'visitor' } : before;
  if (before.kind === 'unknown') return { kind: 'visitor', endedBecause: answer.endedBecause };
  if (leftElsewhere) return phaseAfterLeaving(before, 'left_elsewhere');
  return { ...phaseAfterExpiry(before), endedBecause: answer.endedBecause ?? 'expired' };
}

/** The phase after the user has signed out, with what the login is to say of it. */
export function phaseAfterLeaving(
  before: SessionPhase,
  endedBecause?: 'left_elsewhere' | 'left_unheard',
): SessionPhase & { kind: 'visitor' } {
  return { kind: 'visitor', endedBecause, ended: endedSession(before, true) };
}

/** The phase after the back end has lost or ended the session. */
export function phaseAfterExpiry(before: SessionPhase): SessionPhase & { kind: 'visitor' } {
  return { kind: 'visitor', endedBecause: 'expired', ended: endedSession(before, false) };
}

/** The phase after the user has landed on the login screen of an ended session. */
export function phaseWithoutEnded(before: SessionPhase): SessionPhase {
  return before.kind === 'visitor' ? { ...before, ended: undefined } : before;
}

export function phaseProlonged(before: SessionPhase, ends: SessionEnds): SessionPhase {
  if (before.kind !== 'signed-in') return before;
  return { kind: 'signed-in', signedIn: { ...before.signedIn, ...ends } };
}

function endedSession(before: SessionPhase, byChoice: boolean): EndedSession | undefined {
  if (before.kind !== 'signed-in') return undefined;
  const { token, userType } = before.signedIn.user;
  return { user: token, userType, byChoice };
}
