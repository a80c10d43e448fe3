import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { visitor } from '#contracts/kernel/on-behalf-of';
import type { OperationOutput } from '#contracts/kernel/operation';
import { currentSession, type SignedIn } from '#contracts/login/login.api';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { earlyAnswer, forgetEarlyAnswer } from '#web/api/early-answers';
import { isRetryable } from '#web/api/is-retryable';
import { PageUser } from '#web/api/page-user';
import { ProblemListener } from '#web/api/problem-listener';
import { useTryAgain } from '#web/api/use-try-again';
import { handOverDrafts, wipeDrafts } from '#web/forms/tab-drafts';
import { rememberAudience } from '#web/session/last-audience';
import { hearOtherTabs, tellOtherTabs } from '#web/session/other-tabs';
import { finishPendingLeave, forgetPendingLeave, leaveBackEnd } from '#web/session/pending-leave';
import { SessionContext, type SessionEnds, type SessionState, type SessionValue } from '#web/session/session-context';
import { loadWatch } from '#web/session/session-keeper.tsx';
import {
  phaseAfterAnswer,
  phaseAfterExpiry,
  phaseAfterLeaving,
  phaseProlonged,
  phaseWithoutEnded,
  type SessionPhase,
} from '#web/session/session-phase';
import { clearToasts, notifyNote } from '#web/ui/messages/notify';

type SetPhase = (next: SessionPhase | ((before: SessionPhase) => SessionPhase)) => void;
/**
 * Reads the session; true when the back end answered. The reason decides what the user and the other tabs are informed
 * of.
 */
type Check = (reason?: 'entered_elsewhere' | 'left_elsewhere' | 'refused') => Promise<boolean>;

const noop = () => undefined;

/** A promise to wait for, and what settles it. */
function signal() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const unknown: SessionPhase = { kind: 'unknown', problem: undefined };

/** Provides the session of this tab, from its first reading to its end. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  /** Who is signed in, where that was asked before the interface was there. */
  const [known] = useState(() => earlyAnswer(currentSession, {}));
  const [phase, setPhase] = useState<SessionPhase>(known ? phaseAfterAnswer(unknown, known, false) : unknown);
  /** Counts the sign-ins and sign-outs of this tab: an answer about an earlier session is ignored. */
  const turns = useRef(0);
  const asking = useRef<() => Promise<boolean>>(undefined);
  const [asks] = useState(signal);
  const check = useSessionCheck(phase, setPhase, turns, known);
  useWipeOnceLeft(phase);
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
      leave: async ({ unasked = false } = {}) => {
        const turn = turns.current;
        // Who signs out before the code that asks is there waits for it; where it cannot be had, leaving comes first.
        if (!unasked && !asking.current) await loadWatch().then(() => asks.promise, noop);
        if (!unasked && (await asking.current?.())) return;
        // A second press, made while the other tabs were asked, has signed out already.
        if (turn !== turns.current) return;
        turns.current += 1;
        wipeDrafts();
        clearToasts();
        // Nothing of the user is shown any more, however long the back end takes.
        setPhase({ kind: 'unknown', problem: undefined });
        const heard = await leaveBackEnd(tokenOf(phase));
        setPhase(() => phaseAfterLeaving(phase, heard ? undefined : 'left_unheard'));
        tellOtherTabs('left');
      },
      askBeforeLeaving: (ask) => {
        asking.current = ask;
        asks.resolve();
        return () => {
          if (asking.current === ask) asking.current = undefined;
        };
      },
    }),
    [phase, check, asks],
  );
  return (
    <SessionContext value={value}>
      <PageUser value={phase.kind === 'visitor' ? visitor : tokenOf(phase)}>
        <ProblemListener value={useEndListener(phase, setPhase, check)}>{children}</ProblemListener>
      </PageUser>
    </SessionContext>
  );
}

/** A patient finds what they asked for and wrote here before signing in; a professional must not. */
function welcome({ user }: SignedIn): void {
  rememberAudience(user.userType);
  handOverDrafts(user.userType === 'patient' ? user.token : undefined);
}

/** Said when the page shows another user than a moment ago, without anybody having signed in here. */
function sayWhoIsHere({ user }: SignedIn): void {
  notifyNote(`Ora sei nell’account di ${user.firstName} ${user.lastName}`.trim(), {
    advice: 'L’accesso è cambiato in un’altra scheda. Le bozze restano a chi le ha scritte.',
    travels: true,
  });
}

/** Wipes the drafts again once nothing of the user is on screen: a form that went may have kept one more. */
function useWipeOnceLeft(phase: SessionPhase): void {
  const hasLeft = phase.kind === 'visitor' && phase.ended?.byChoice === true;
  useEffect(() => {
    if (hasLeft) wipeDrafts();
  }, [hasLeft]);
}

/**
 * Ends the session when a query or command fails with `unauthenticated`; a late failure from an earlier session ends
 * nothing. Where the back end says that the session is another's, it is read anew.
 */
function useEndListener(phase: SessionPhase, setPhase: SetPhase, check: Check) {
  const token = tokenOf(phase);
  const isChecking = useRef(false);
  return useCallback(
    async (code: string) => {
      // All the calls of a page are refused at once.
      if (code === 'other_account' && !isChecking.current) {
        isChecking.current = true;
        await check('refused');
        isChecking.current = false;
      }
      if (code !== 'unauthenticated' || token === undefined) return;
      clearToasts();
      setPhase((before) => (tokenOf(before) === token ? phaseAfterExpiry(before) : before));
    },
    [token, setPhase, check],
  );
}

/**
 * Reads the session at the start, and again when another tab changed it. A late answer about an earlier session is
 * ignored.
 */
function useSessionCheck(
  phase: SessionPhase,
  setPhase: SetPhase,
  turns: RefObject<number>,
  known: OperationOutput<typeof currentSession> | undefined,
): Check {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = tokenOf(phase);
  });
  const check = useCallback<Check>(
    async (reason) => {
      try {
        await finishPendingLeave();
        const turn = turns.current;
        const answer = await call(currentSession, {}, undefined);
        if (turn !== turns.current) return true;
        const { signedIn } = answer;
        if (signedIn) welcome(signedIn);
        if (signedIn && signedIn.user.token !== shown.current) {
          // A page may begin with a session the other tabs know nothing of, such as one from a provider's page.
          if (reason !== 'entered_elsewhere') tellOtherTabs('entered');
          if (shown.current !== undefined || reason === 'refused') sayWhoIsHere(signedIn);
        }
        setPhase((before) => phaseAfterAnswer(before, answer, reason === 'left_elsewhere'));
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
    if (known) forgetEarlyAnswer(currentSession.name);
    else void check();
    if (known?.signedIn) {
      welcome(known.signedIn);
      tellOtherTabs('entered');
    }
    return hearOtherTabs(async (news) => {
      clearToasts();
      // Whoever leaves takes along what a visitor wrote, too.
      if (news === 'left') wipeDrafts();
      const isHeard = await check(news === 'left' ? 'left_elsewhere' : 'entered_elsewhere');
      // Whoever leaves without a connection has left every tab.
      if (!isHeard && news === 'left') setPhase((before) => phaseAfterLeaving(before, 'left_unheard'));
    });
  }, [check, setPhase, known]);
  return check;
}

/**
 * Reads an unknown session again after an outage, so that no screen waits for the user to press a button; and ends at
 * the back end the session whose sign-out it has not heard of.
 */
function useAskUntilKnown(phase: SessionPhase, check: Check): void {
  const isWorthAsking =
    phase.kind === 'unknown'
      ? phase.problem !== undefined && isRetryable(phase.problem)
      : phase.kind === 'visitor' && phase.endedBecause === 'left_unheard';
  useTryAgain(
    isWorthAsking,
    useCallback(() => check(), [check]),
  );
}

function tokenOf(phase: SessionPhase): string | undefined {
  return phase.kind === 'signed-in' ? phase.signedIn.user.token : undefined;
}

function stateOf(phase: SessionPhase, retry: () => Promise<unknown>): SessionState {
  if (phase.kind === 'unknown') return { kind: 'unknown', problem: phase.problem, retry };
  if (phase.kind === 'visitor') return { kind: 'visitor' };
  return { kind: 'signed-in', user: phase.signedIn.user };
}
