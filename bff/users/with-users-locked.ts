import { type Context, sessionOf } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import type { Session } from '#bff/session';
import type { LegacyCall } from '#contracts/kernel/platform/legacy-call';

interface RewritingAct {
  /** The call that the act makes: its contract names the users. */
  readonly call: LegacyCall;
  /** The public token of the one the call goes to, where its contract names one. */
  readonly addressee?: string;
  /** Whose act it is; that of the request's session unless told otherwise. */
  readonly session?: Session;
}

/** An act that waited longer would have too little of its request's time left, and be cut while the platform writes. */
const mostWaitMs = 8_000;

/**
 * Runs an act in which the platform rewrites users, while nothing else that passes through here changes them. These
 * locks are always the innermost: an act that holds users takes no other lock. Of one caller's acts a single one at a
 * time waits for users or holds them, so that nobody keeps another from their own account. Refuses with `overloaded`, and
 * nothing done, when the turn does not come in eight seconds.
 */
export async function withUsersLocked<Result>(
  context: Context,
  { call, addressee, session = sessionOf(context) }: RewritingAct,
  act: () => Promise<Result>,
): Promise<Result> {
  const tokens = (call.rewrites ?? []).map((user) => (user === 'caller' ? session.publicToken : addressee));
  if (tokens.includes(undefined)) throw new Error(`${call.name} rewrites its addressee, who is not named.`);
  const inTurn = <Turn>(task: () => Promise<Turn>) =>
    context.runExclusive([`acts-of:${session.publicToken}`], () =>
      context.runExclusive(
        tokens.map((token) => `user:${token}`),
        task,
      ),
    );
  return startedInTime(inTurn, act);
}

/** Runs the act in its turn, unless that comes too late: then the act is never begun. */
function startedInTime<Result>(
  inTurn: (task: () => Promise<void>) => Promise<void>,
  act: () => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new OperationFailed('overloaded'));
    }, mostWaitMs);
    inTurn(async () => {
      clearTimeout(timer);
      if (!isLate) await act().then(resolve, reject);
    }).catch(reject);
  });
}
