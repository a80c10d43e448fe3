import type { RequestHandler } from 'msw';
import { updateUser, updateUserParts } from '#contracts/users/own-user.legacy';
import { listUsers } from '#contracts/users/users.legacy';
import type { UserRow } from '#mocks/db/rows';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** The directory: answers any caller with whole users, unfiltered, without their credentials. */
export function createUsersHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, listUsers, ({ type, tokens }) => {
      const wanted = (user: UserRow) =>
        (type === undefined || user.public_configuration.type === type) &&
        (tokens === undefined || tokens.includes(user.public_token));
      return { users: platform.db.users.list(wanted).map(withoutPrivateToken) };
    }),
    legacyHandler(platform, updateUser, ({ private_token, user }) => ({
      user: replaceUser(platform, userByToken(platform, private_token), user),
    })),
    legacyHandler(platform, updateUserParts, ({ private_token, public_configuration: lists }) => ({
      user: replaceLists(platform, userByToken(platform, private_token), lists),
    })),
  ];
}

function withoutPrivateToken({ private_token: _secret, ...user }: UserRow): Omit<UserRow, 'private_token'> {
  return user;
}

/** Stores the whole user as it is sent: what is missing is erased, except what a user may not change. */
function replaceUser({ db }: Platform, current: UserRow, sent: Record<string, unknown>): UserRow {
  const { public_token, private_token, manager_configuration, registration_timestamp } = current;
  const { password: _ignored, ...fields } = sent as Partial<UserRow> & { password?: unknown };
  const email = String(fields.email ?? '').toLowerCase();
  if (db.users.list((user) => user.email === email && user.public_token !== public_token).length > 0) {
    throw new PlatformRefused('EMAIL_NOT_AVAILABLE', { email_available: false });
  }
  const replaced = { ...fields, email, public_token, private_token, manager_configuration, registration_timestamp };
  db.users.put(replaced as UserRow);
  return replaced as UserRow;
}

/** Stores the lists that are sent in place of the user's; everything else stays. */
function replaceLists({ db }: Platform, current: UserRow, lists: object): UserRow {
  const public_configuration = { ...current.public_configuration, ...lists };
  const replaced = { ...current, public_configuration } as UserRow;
  db.users.put(replaced);
  return replaced;
}
