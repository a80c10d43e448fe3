import type { Context } from '#bff/context';
import { isRefusal, LegacyTooLarge } from '#bff/legacy/legacy-failures';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { publicToken } from '#contracts/kernel/fields';
import { type LegacyUser, listUsers } from '#contracts/users/users.legacy';

/** How many users are asked for at once: each comes whole, with a diary or records of years. */
const portion = 20;

/**
 * The users with those tokens, by token. An unknown one is missing, so is one who is too large to be answered, and if
 * the platform refuses the call all are: the result only gives names to tokens, so callers must manage without it. None
 * has a diary or records of patients.
 */
export async function findUsers(context: Context, tokens: readonly string[]): Promise<ReadonlyMap<string, LegacyUser>> {
  const wanted = [...new Set(tokens)].filter((token) => publicToken.safeParse(token).success);
  const found: LegacyUser[] = [];
  try {
    // One after the other, each without its long lists, so that the largest answers are not all held at once.
    for (let from = 0; from < wanted.length; from += portion) {
      const users = await usersOf(context, wanted.slice(from, from + portion));
      found.push(...users.map(withoutLongLists));
    }
  } catch (failure) {
    if (!isRefusal(failure)) throw failure;
    context.log.warn('users_not_told', { call: failure.call });
    return new Map();
  }
  return new Map(found.map((user) => [user.public_token, user]));
}

/** A user without the lists that only their owner reads. */
function withoutLongLists({ public_configuration, ...user }: LegacyUser): LegacyUser {
  const { diary: _diary, patients: _patients, ...published } = public_configuration;
  return { ...user, public_configuration: published };
}

/** The users of a portion, which is halved for as long as the answer is too large. */
async function usersOf(context: Context, tokens: readonly string[]): Promise<readonly LegacyUser[]> {
  const session = context.session.read();
  const credential = session ? { private_token: session.privateToken } : {};
  try {
    const request = { ...credential, tokens: [...tokens] };
    return (await unlessSessionEnded(context, () => context.legacy.call(listUsers, request))).users;
  } catch (failure) {
    if (!(failure instanceof LegacyTooLarge)) throw failure;
    if (tokens.length === 1) {
      context.log.warn('user_too_large', { call: failure.call });
      return [];
    }
    const half = Math.ceil(tokens.length / 2);
    return [...(await usersOf(context, tokens.slice(0, half))), ...(await usersOf(context, tokens.slice(half)))];
  }
}
