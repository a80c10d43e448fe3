import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { publicToken } from '#contracts/kernel/fields';
import { type LegacyUser, listUsers } from '#contracts/users/users.legacy';

/**
 * The users with those tokens, by token. An unknown one is missing, and if the platform refuses the call all are: the
 * result only gives names to tokens, so callers must manage without it.
 */
export async function findUsers(context: Context, tokens: readonly string[]): Promise<ReadonlyMap<string, LegacyUser>> {
  const wanted = [...new Set(tokens)].filter((token) => publicToken.safeParse(token).success);
  if (wanted.length === 0) return new Map();
  const session = context.session.read();
  const credential = session ? { private_token: session.privateToken } : {};
  try {
    const request = { ...credential, tokens: wanted };
    const { users } = await unlessSessionEnded(context, () => context.legacy.call(listUsers, request));
    return new Map(users.map((user) => [user.public_token, user]));
  } catch (failure) {
    if (!isRefusal(failure)) throw failure;
    context.log.warn('users_not_told', { call: failure.call });
    return new Map();
  }
}
