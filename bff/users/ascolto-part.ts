import { objectToChange, recordIn } from '#bff/users/php-parts';
import type { UserRecord } from '#contracts/users/own-user.legacy';

type WithConfiguration = Pick<UserRecord, 'configuration'>;

/** What this program stores in the user, as it came, for reading alone. */
export function ascoltoOf({ configuration }: UserRecord): Readonly<Record<string, unknown>> {
  return recordIn(configuration['ascolto']);
}

/** The same, to be written back with a change. Fails as `objectToChange` does. */
export function ascoltoToChange({ configuration }: WithConfiguration): Readonly<Record<string, unknown>> {
  return objectToChange(configuration['ascolto'], 'ascolto');
}

/**
 * The same with some fields replaced, as a change of `configuration`; its other fields are kept. Fails as
 * `objectToChange` does.
 */
export function withAscolto(user: WithConfiguration, part: Readonly<Record<string, unknown>>) {
  return { ascolto: { ...ascoltoToChange(user), ...part } };
}
