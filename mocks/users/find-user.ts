import type { UserRow } from '#mocks/db/rows';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';

/** The user of a private token; the platform refuses a token it does not know. */
export function userByToken({ db }: Platform, privateToken: string): UserRow {
  const [user] = db.users.list((row) => row.private_token === privateToken);
  if (!user) throw new PlatformRefused('INVALID_TOKEN');
  return user;
}

/** The user with that e-mail address, however it is written. */
export function userByEmail({ db }: Platform, email: string): UserRow | undefined {
  const wanted = email.trim().toLowerCase();
  return db.users.list((user) => user.email === wanted)[0];
}
