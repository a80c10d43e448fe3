import { civilDateFrom } from '#contracts/kernel/civil-date';
import { phpDay } from '#contracts/kernel/platform/php-values';

/**
 * Whether two values may be two forms of the same one: the platform writes numbers and booleans as text, nothing as
 * `null`, `""` or not at all, an empty object as `[]`, a timestamp in seconds or milliseconds, and a day in either
 * order or as a timestamp. For checking that a write took effect; two different texts typed by a user may also look
 * alike.
 */
export function samePhpValue(one: unknown, other: unknown): boolean {
  return isWrittenAlike(one, other) || isSame([one, other], formless, isSameDay);
}

/**
 * Whether two values are identical: only a number and its text, the forms of nothing, and an empty object and `[]` are
 * equal. For checking whether there is anything to write.
 */
export function identicalPhpValue(one: unknown, other: unknown): boolean {
  if (isWrittenAlike(one, other)) return true;
  return isSame([one, other], (value) => (typeof value === 'number' ? String(value) : value), Object.is);
}

/** Mostly the platform gives back what it was given: that settles a list of thousands of rows at once. */
function isWrittenAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Scalar = string | number | boolean;
type PlainScalar = (value: Scalar) => Scalar;

function isSame(
  [one, other]: readonly [unknown, unknown],
  plainScalar: PlainScalar,
  isAlike: (one: unknown, other: unknown) => boolean,
): boolean {
  const [plainOne, plainOther] = [plain(one, plainScalar), plain(other, plainScalar)];
  if (typeof plainOne !== 'object' || typeof plainOther !== 'object') {
    return plainOne === plainOther || isAlike(plainOne, plainOther);
  }
  const fields = new Set([...Object.keys(plainOne), ...Object.keys(plainOther)]);
  return [...fields].every((field) => isSame([plainOne[field], plainOther[field]], plainScalar, isAlike));
}

/** A scalar, `""` for nothing in any form, or a non-empty object. */
function plain(value: unknown, plainScalar: PlainScalar): Scalar | Record<string, unknown> {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return plainScalar(value as Scalar);
  const held = Object.entries(value).filter(([, part]) => plain(part, plainScalar) !== '');
  return held.length === 0 ? '' : Object.fromEntries(held);
}

/** One text for all forms of a number, flag or timestamp. */
function formless(value: Scalar): string {
  const text = String(value);
  if (text === 'true') return '1';
  return text === 'false' || text === '0' ? '' : inSeconds(text);
}

/**
 * A number of thirteen digits that ends in three zeros counts as milliseconds; a telephone number may look like that
 * too.
 */
function inSeconds(text: string): string {
  return /^[12]\d{9}000$/.test(text) ? text.slice(0, -3) : text;
}

const day = phpDay();

/** Whether one is written as a day, and the other is the same day in any form. */
function isSameDay(one: unknown, other: unknown): boolean {
  const isWritten = [one, other].some((value) => typeof value === 'string' && civilDateFrom(value) !== undefined);
  if (!isWritten) return false;
  const [{ data: dayOne }, { data: dayOther }] = [day.safeParse(one), day.safeParse(other)];
  return dayOne !== undefined && dayOne === dayOther;
}
