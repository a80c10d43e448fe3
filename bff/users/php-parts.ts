import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { hasNumberKeys } from '#contracts/kernel/platform/php-values';
import { session as sessionCall } from '#contracts/login/login.legacy';

/**
 * An object of the platform as it came, for reading alone; anything else, such as the `[]` PHP writes for an empty one,
 * counts as empty.
 */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/**
 * A list of the platform as it came, also in the form of an object with number keys, for reading alone; anything else
 * counts as empty.
 */
export function rowsIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/**
 * An object as it came, to be written back with a change: nothing is an empty one, and so is `[]`. Fails with
 * `LegacyUnreadable` for anything else, as `listToChange` does.
 */
export function objectToChange(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw unreadable('not an object', field);
  return { ...value };
}

/**
 * A list as it came, to be written back with a change: nothing is an empty one. Fails with `LegacyUnreadable` for
 * anything else, also for an object with keys that are no numbers: to replace it by a list would be to lose what it
 * says.
 */
export function listToChange(value: unknown, field: string, call: string = sessionCall.name): readonly unknown[] {
  if (isNothing(value)) return [];
  if (typeof value !== 'object' || !hasNumberKeys(value)) throw unreadable('not a list', field, call);
  return Object.values(value);
}

/** A text that another is to take the place of; a number is one. Fails with `LegacyUnreadable` for anything else. */
export function textToChange(value: unknown, field: string): string {
  if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw unreadable('not a text', field);
  return String(value);
}

function isNothing(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

function unreadable(reason: string, field: string, call: string = sessionCall.name): LegacyUnreadable {
  return new LegacyUnreadable(call, reason, false, [field]);
}
