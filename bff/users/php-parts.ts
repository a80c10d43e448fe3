import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { hasNumberKeys } from '#contracts/kernel/platform/php-values';
import { session as sessionCall } from '#contracts/login/login.legacy';

/**
 * An object of the platform as it came; anything else, such as the `[]` PHP writes for an empty one, counts as empty.
 */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A list of the platform as it came, also in the form of an object with number keys; anything else counts as empty. */
export function rowsIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/**
 * A list of the own user as it came, to be written back with a change: nothing is an empty one. Fails with
 * `LegacyUnreadable` for anything else, also for an object with keys that are no numbers: to replace it by a list would
 * be to lose what it says.
 */
export function listIn(value: unknown, field: string): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object' || !hasNumberKeys(value)) {
    throw new LegacyUnreadable(sessionCall.name, 'not a list', false, [field]);
  }
  return Object.values(value);
}
