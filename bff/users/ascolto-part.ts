import { recordIn } from '#bff/users/php-parts';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** What this program keeps in the user, as it came. */
export function ascoltoOf({ configuration }: UserRecord): Readonly<Record<string, unknown>> {
  return recordIn(configuration['ascolto']);
}

/** The same with some of it replaced, as a change of `configuration`: what else stands there travels through. */
export function withAscolto(user: UserRecord, part: Readonly<Record<string, unknown>>) {
  return { ascolto: { ...ascoltoOf(user), ...part } };
}
