import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentSession, logOut, type SignedIn } from '#contracts/login/login.api';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { isRetryable } from '#web/api/is-retryable';
import { ProblemListener } from '#web/api/problem-listener';
import { useTryAgain } from '#web/api/use-try-again';
import { DraftOwner } from '#web/forms/draft-owner';
import { handOverDrafts, wipeDrafts } from '#web/forms/tab-drafts';
import { rememberAudience } from '#web/session/last-audience';
import { hearOtherTabs, tellOtherTabs } from '#web/session/other-tabs';
import { finishPendingLeave, forgetPendingLeave, leaveBackEnd } from '#web/session/pending-leave';
import { SessionContext, type SessionEnds, type SessionState, type SessionValue } from '#web/session/session-context';
import {
  phaseAfterAnswer,
  phaseAfterExpiry,
  phaseAfterLeaving,
  phaseProlonged,
  phaseWithoutEnded,
  type SessionPhase,
} from '#web/session/session-phase';
import { clearToasts, notifyFailure } from '#web/ui/messages/notify';

type SetPhase = (next: (before: SessionPhase) => SessionPhase) => void;

/** Provides the session of this tab, from its first reading to its end. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [phase, setPhase] = useState<SessionPhase>({ kind: 'unknown', problem: undefined });
  /** Counts the sign-ins and sign-outs of this tab: an answer about an earlier session is ignored. */
  const turns = useRef(0);
  const check = useSessionCheck(setPhase, turns);
  useWipeAfterOthers(phase);
  useAskUntilKnown(phase, check);

  const value = useMemo<SessionValue>(
    () => ({
      session: stateOf(phase, check),
      endedBecause: phase.kind === 'visitor' ? phase.endedBecause : undefined,
      ended: phase.kind === 'visitor' ? phase.ended : undefined,
      forgetEnded: () => setPhase(phaseWithoutEnded),
      ends: phase.kind === 'signed-in' ? phase.signedIn : undefined,
      check: () => check(),
      prolong: (ends: SessionEnds) => setPhase((before) => phaseProlonged(before, ends)),
      expire: () => {
        clearToasts();
        setPhase((before) => (before.kind === 'signed-in' ? phaseAfterExpiry(before) : before));
      },
      enter: (signedIn: SignedIn) => {
        turns.current += 1;
        clearToasts();
        forgetPendingLeave();
        welcome(signedIn);
        wipeDrafts({ except: signedIn.user.token });
        setPhase({ kind: 'signed-in', signedIn });
        tellOtherTabs('entered');
      },
      leave: async () => {
        const heard = await leaveBackEnd();
        turns.current += 1;
        wipeDrafts();
        clearToasts();
        setPhase(phaseAfterLeaving);
        tellOtherTabs('left');
        if (!heard) notifyFailure(logOut, unheardLeave, { travels: true });
      },
    }),
    [phase, check],
  );
  return (
    <SessionContext value={value}>
      <DraftOwner value={tokenOf(phase) ?? 'visitor'}>
        <ProblemListener value={useEndListener(phase, setPhase)}>{children}</ProblemListener>
      </DraftOwner>
    </SessionContext>
  );
}

/** A patient finds what they asked for and wrote here before signing in; a professional must not. */
function welcome({ user }: SignedIn): void {
  rememberAudience(user.userType);
  handOverDrafts(user.userType === 'patient' ? user.token : undefined);
}

const unheardLeave = {
  title: 'Sei uscito da questo browser solo a metà',
  advice: 'Il servizio non ha risposto. Quando torna la connessione riapri questa pagina: chiuderemo noi la sessione.',
};

/**
 * Wipes a user's drafts also when another tab signed them out or signed in another user; an expired session keeps them.
 */
function useWipeAfterOthers(phase: SessionPhase): void {
  const before = useRef<string>(undefined);
  const token = tokenOf(phase);
  const hasLeft = phase.kind === 'visitor' && phase.ended?.byChoice === true;
  useEffect(() => {
    if (before.current !== undefined && token !== undefined && token !== before.current) wipeDrafts({ except: token });
    if (before.current !== undefined && hasLeft) wipeDrafts();
    if (token !== undefined || hasLeft) before.current = token;
  }, [token, hasLeft]);
}

/**
 * Ends the session when a query or command fails with `unauthenticated`; a late failure from an earlier session ends
 * nothing.
 */
function useEndListener(phase: SessionPhase, setPhase: SetPhase) {
  const token = tokenOf(phase);
  return useCallback(
    (code: string) => {
      if (code !== 'unauthenticated' || token === undefined) return;
      clearToasts();
      setPhase((before) => (tokenOf(before) === token ? phaseAfterExpiry(before) : before));
    },
    [token, setPhase],
  );
}

/**
 * Reads the session at the start, and again when another tab changed it. A late answer about an earlier session is
 * ignored.
 */
function useSessionCheck(setPhase: SetPhase, turns: RefObject<number>) {
  const known = useRef<string>(undefined);
  const check = useCallback(
    async (leftElsewhere = false) => {
      try {
        await finishPendingLeave();
        const turn = turns.current;
        const answer = await call(currentSession, {});
        if (turn !== turns.current) return true;
        if (answer.signedIn) welcome(answer.signedIn);
        // A page may begin with a session the other tabs know nothing of, such as one from a provider's page.
        if (answer.signedIn && answer.signedIn.user.token !== known.current) tellOtherTabs('entered');
        known.current = answer.signedIn?.user.token;
        setPhase((before) => phaseAfterAnswer(before, answer, leftElsewhere));
        return true;
      } catch (failure) {
        const problem = problemOf(failure);
        console.warn(`The session could not be read: ${problem.code} ${problem.requestId}`);
        setPhase((before) => (before.kind === 'unknown' ? { kind: 'unknown', problem } : before));
        return false;
      }
    },
    [setPhase, turns],
  );
  useEffect(() => {
    void check();
    return hearOtherTabs(async (news) => {
      clearToasts();
      // Whoever leaves takes along what a visitor wrote, too.
      if (news === 'left') wipeDrafts();
      const isHeard = await check(news === 'left');
      // Whoever leaves without a connection has left every tab.
      if (!isHeard && news === 'left') setPhase(phaseAfterLeaving);
    });
  }, [check, setPhase]);
  return check;
}

/** Reads an unknown session again after an outage, so that no screen waits for the user to press a button. */
function useAskUntilKnown(phase: SessionPhase, check: () => Promise<boolean>): void {
  const isWorthAsking = phase.kind === 'unknown' && phase.problem !== undefined && isRetryable(phase.problem);
  useTryAgain(isWorthAsking, check);
}

function tokenOf(phase: SessionPhase): string | undefined {
  return phase.kind === 'signed-in' ? phase.signedIn.user.token : undefined;
}

function stateOf(phase: SessionPhase, retry: () => Promise<unknown>): SessionState {
  if (phase.kind === 'unknown') return { kind: 'unknown', problem: phase.problem, retry };
  if (phase.kind === 'visitor') return { kind: 'visitor' };
  return { kind: 'signed-in', user: phase.signedIn.user };
}
