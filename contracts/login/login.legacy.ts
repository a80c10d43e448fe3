import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpObject } from '#contracts/kernel/platform/php-values';
import { legacyUser } from '#contracts/users/users.legacy';

/** Opens a session: answers the whole user with its `private_token`, or an `error`. */
export const login = defineLegacyCall({
  name: 'login',
  provenance: 'assumed',
  base: 'appserver',
  method: 'POST',
  path: '/endpoint.php/login',
  safeToRepeat: false,
  request: z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean() }),
  answer: z.looseObject({ user: legacyUser }),
});

/** The user of a private token, or an `error` when the token is no longer valid. */
export const session = defineLegacyCall({
  name: 'session',
  provenance: 'assumed',
  base: 'appserver',
  method: 'POST',
  path: '/endpoint.php/session',
  safeToRepeat: true,
  request: z.object({ private_token: z.string() }),
  answer: z.looseObject({ user: legacyUser }),
});

/** Sends the recovery link by e-mail. */
export const restorePassword = defineLegacyCall({
  name: 'restorePassword',
  provenance: 'assumed',
  base: 'appserver',
  method: 'POST',
  path: '/endpoint.php/restore-password',
  safeToRepeat: false,
  request: z.object({ email: z.string() }),
  answer: phpObject({}),
});

/**
 * Opens a session for a user whom a provider identifies: answers the whole user with its `private_token`, creating the
 * account for a new e-mail, or an `error`. The platform checks the credential with the provider (SOCIAL-05).
 */
export const socialLogin = defineLegacyCall({
  name: 'socialLogin',
  provenance: 'assumed',
  base: 'appserver',
  method: 'POST',
  path: '/endpoint.php/social-login',
  safeToRepeat: false,
  request: z.object({
    provider: z.enum(['google', 'facebook']),
    id: z.string(),
    name: z.string(),
    email: z.string(),
    photoUrl: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    idToken: z.string().optional(),
    authToken: z.string().optional(),
  }),
  answer: z.looseObject({ user: legacyUser }),
});
