import { type Context, sessionOf } from '#bff/context';
import type { Session } from '#bff/session';
import type { LegacyCall } from '#contracts/kernel/legacy-call';

interface RewritingAct {
  /** The call that the act makes: its contract names the users. */
  readonly call: LegacyCall;
  /** The public token of the one the call goes to, where its contract names one. */
  readonly addressee?: string;
  /** Whose act it is; that of the request's session unless told otherwise. */
  readonly session?: Session;
}

/**
 * Runs an act in which the platform rewrites users, while nothing else that passes through here changes them. These
 * locks are always the innermost: an act that holds users takes no other lock.
 */
export function withUsersLocked<Result>(
  context: Context,
  { call, addressee, session = sessionOf(context) }: RewritingAct,
  act: () => Promise<Result>,
): Promise<Result> {
  const tokens = (call.rewrites ?? []).map((user) => (user === 'caller' ? session.publicToken : addressee));
  if (tokens.includes(undefined)) throw new Error(`${call.name} rewrites its addressee, who is not named.`);
  return context.runExclusive(
    tokens.map((token) => `user:${token}`),
    act,
  );
}
