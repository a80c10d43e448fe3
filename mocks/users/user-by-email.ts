import type { UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

/** Whose e-mail address it is, however it is written. */
export function userByEmail({ db }: Platform, email: string): UserRow | undefined {
  const wanted = email.trim().toLowerCase();
  return db.users.list((user) => user.email === wanted)[0];
}
