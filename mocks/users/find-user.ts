import type { UserRow } from '#mocks/db/rows';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';

/** The user of a private token; refuses an unknown token. */
export function userByToken({ db }: Platform, privateToken: string): UserRow {
  const [user] = db.users.list((row) => row.private_token === privateToken);
  if (!user) throw new PlatformRefused('INVALID_TOKEN');
  return user;
}

/** The user with that e-mail, in any case and spacing. */
export function userByEmail({ db }: Platform, email: string): UserRow | undefined {
  const wanted = email.trim().toLowerCase();
  return db.users.list((user) => user.email === wanted)[0];
}
