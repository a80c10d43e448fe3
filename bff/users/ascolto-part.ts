import { recordIn } from '#bff/users/php-parts';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** What this program stores in the user, as it came. */
export function ascoltoOf({ configuration }: UserRecord): Readonly<Record<string, unknown>> {
  return recordIn(configuration['ascolto']);
}

/** The same with some fields replaced, as a change of `configuration`; its other fields are kept. */
export function withAscolto(user: UserRecord, part: Readonly<Record<string, unknown>>) {
  return { ascolto: { ...ascoltoOf(user), ...part } };
}
