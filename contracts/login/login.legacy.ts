import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/legacy-call';
import { phpObject } from '#contracts/kernel/php-values';
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

/** The user a private token stands for, or an `error` when the token is no longer good. */
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
