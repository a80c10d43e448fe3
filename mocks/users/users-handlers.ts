import type { RequestHandler } from 'msw';
import { listUsers } from '#contracts/users/users.legacy';
import type { UserRow } from '#mocks/db/rows';
import { legacyHandler } from '#mocks/legacy-handler';
import type { Platform } from '#mocks/platform';

/** The directory: whole users to anybody who asks, with everything but the credentials. Filtering is not its habit. */
export function createUsersHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, listUsers, ({ type, tokens }) => {
      const wanted = (user: UserRow) =>
        (type === undefined || user.public_configuration.type === type) &&
        (tokens === undefined || tokens.includes(user.public_token));
      return { users: platform.db.users.list(wanted).map(withoutPrivateToken) };
    }),
  ];
}

function withoutPrivateToken({ private_token: _secret, ...user }: UserRow): Omit<UserRow, 'private_token'> {
  return user;
}
