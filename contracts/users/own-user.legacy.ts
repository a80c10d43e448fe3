import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpObject } from '#contracts/kernel/platform/php-values';
import { session } from '#contracts/login/login.legacy';

/**
 * One's own user exactly as the platform wrote it, to be sent back with a few fields changed: what a contract would
 * decode stays as it came, since the platform erases what is missing.
 */
export const userRecord = z.looseObject({
  public_configuration: phpObject({}),
  manager_configuration: phpObject({}),
  configuration: phpObject({}),
});

export type UserRecord = z.output<typeof userRecord>;

/** The `session` call read for the sake of a write. */
export const ownUserRecord = { ...session, answer: z.looseObject({ user: userRecord }) };

/** Replaces one's own user (LEGACY-13, LEGACY-15): the whole of it as read, without the password. */
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
