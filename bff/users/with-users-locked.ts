import { type Context, sessionOf } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import type { Session } from '#bff/session';
import type { LegacyCall } from '#contracts/kernel/platform/legacy-call';

interface RewritingTask {
  /** The call that rewrites users; its contract names them. */
  readonly call: LegacyCall;
  /** The addressee's public token, where the contract names one. */
  readonly addressee?: string;
  /** The caller's session; the request's session by default. */
  readonly session?: Session;
}

/** In milliseconds; after a longer wait too little of the request's time is left, and the write would be cut off. */
const mostWaitMs = 8_000;

/**
 * Runs a task in which the platform rewrites users, while no other task here changes them. These locks are always the
 * innermost: the task takes no other lock. Only one task per caller waits for users or holds them at a time, so that no
 * caller can block another user's account. Fails with `overloaded`, without starting the task, after eight seconds of
 * waiting.
 */
export async function withUsersLocked<Result>(
  context: Context,
  { call, addressee, session = sessionOf(context) }: RewritingTask,
  task: () => Promise<Result>,
): Promise<Result> {
  const tokens = (call.rewrites ?? []).map((user) => (user === 'caller' ? session.publicToken : addressee));
  if (tokens.includes(undefined)) throw new Error(`${call.name} rewrites its addressee, who is not named.`);
  const inTurn = <Turn>(turn: () => Promise<Turn>) =>
    context.runExclusive([`writes-of:${session.publicToken}`], () =>
      context.runExclusive(
        tokens.map((token) => `user:${token}`),
        turn,
      ),
    );
  return startedInTime(inTurn, task);
}

/** Runs the task in its turn, unless the turn comes too late. */
function startedInTime<Result>(
  inTurn: (turn: () => Promise<void>) => Promise<void>,
  task: () => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new OperationFailed('overloaded'));
    }, mostWaitMs);
    inTurn(async () => {
      clearTimeout(timer);
      if (!isLate) await task().then(resolve, reject);
    }).catch(reject);
  });
}
