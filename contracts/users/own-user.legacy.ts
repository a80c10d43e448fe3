import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpObject } from '#contracts/kernel/platform/php-values';
import { login, session, socialLogin } from '#contracts/login/login.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

/**
 * The user's own record exactly as the platform wrote it, to be sent back with a few fields changed: it stays
 * undecoded, since the platform erases what is missing.
 */
export const userRecord = z.looseObject({
  public_configuration: phpObject({}),
  manager_configuration: phpObject({}),
  configuration: phpObject({}),
});

export type UserRecord = z.output<typeof userRecord>;

/** The `session` call, read before a write. */
export const ownUserRecord = { ...session, answer: z.looseObject({ user: userRecord }) };

/** An answer that holds a user, decoded, and beside it the same user as it came. */
function withUserAsItCame() {
  const both = z.looseObject({ user: legacyUser, userAsItCame: z.unknown() });
  return z.preprocess((answer) => {
    if (typeof answer !== 'object' || answer === null || !('user' in answer)) return answer;
    return { ...answer, userAsItCame: answer.user };
  }, both);
}

/** The calls that answer the own user, with what came beside what was understood of it. */
export const ownUserAsItCame = {
  session: { ...session, answer: withUserAsItCame() },
  login: { ...login, answer: withUserAsItCame() },
  socialLogin: { ...socialLogin, answer: withUserAsItCame() },
};

/** Replaces the user's own record: all of it as read, without the password (LEGACY-13). */
export const updateUser = defineLegacyCall({
  name: 'updateUser',
  provenance: 'assumed',
  base: 'appserver',
  method: 'PUT',
  path: '/endpoint.php/user',
  safeToRepeat: false,
  rewrites: ['caller'],
  request: z.object({ private_token: z.string(), user: z.looseObject({}) }),
  answer: z.looseObject({ user: userRecord }),
});

/**
 * Replaces whole lists of the user's public part and leaves everything else as it is; a list that is not named stays
 * (LEGACY-46).
 */
export const updateUserParts = defineLegacyCall({
  name: 'updateUserParts',
  provenance: 'assumed',
  base: 'appserver',
  method: 'PATCH',
  path: '/endpoint.php/user',
  safeToRepeat: false,
  rewrites: ['caller'],
  request: z.object({
    private_token: z.string(),
    /** Of `work_experience`, `qualifications` and `identity_documents`, each list that changes. */
    public_configuration: z.looseObject({}),
  }),
  answer: z.looseObject({ user: userRecord }),
});
