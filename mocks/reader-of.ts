import type { UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';
import { PlatformRefused } from '#mocks/platform-refused';

/** The user a private token stands for; the platform refuses one it does not know. */
export function readerOf({ db }: Platform, privateToken: string): UserRow {
  const [user] = db.users.list((row) => row.private_token === privateToken);
  if (!user) throw new PlatformRefused('INVALID_TOKEN');
  return user;
}
