import { civilDateFrom } from '#contracts/kernel/civil-date';
import { phpDay } from '#contracts/kernel/php-values';

/**
 * Whether two values are the same to the platform, which writes numbers and booleans as text, nothing as `null`, `""`
 * or not at all, an empty object as `[]`, a timestamp in seconds or milliseconds, and a day in either order or as a
 * timestamp.
 */
export function samePhpValue(one: unknown, other: unknown): boolean {
  const [plainOne, plainOther] = [plain(one), plain(other)];
  if (typeof plainOne === 'string' || typeof plainOther === 'string') {
    return plainOne === plainOther || isSameDay(plainOne, plainOther);
  }
  const fields = new Set([...Object.keys(plainOne), ...Object.keys(plainOther)]);
  return [...fields].every((field) => samePhpValue(plainOne[field], plainOther[field]));
}

/** Text, `""` for nothing in any form, or an object that holds something. */
function plain(value: unknown): string | Record<string, unknown> {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '1';
  if (typeof value === 'object') {
    const held = Object.entries(value).filter(([, part]) => plain(part) !== '');
    return held.length === 0 ? '' : Object.fromEntries(held);
  }
  const text = String(value);
  if (text === 'true') return '1';
  return text === 'false' || text === '0' ? '' : inSeconds(text);
}

/** Milliseconds of this age have thirteen digits, which nothing that is typed in has. */
function inSeconds(text: string): string {
  return /^[12]\d{9}000$/.test(text) ? text.slice(0, -3) : text;
}

const day = phpDay();

/** Whether one is written as a day, and the other as the same day in whatever form. */
function isSameDay(one: unknown, other: unknown): boolean {
  const isWritten = [one, other].some((value) => typeof value === 'string' && civilDateFrom(value) !== undefined);
  if (!isWritten) return false;
  const [{ data: dayOne }, { data: dayOther }] = [day.safeParse(one), day.safeParse(other)];
  return dayOne !== undefined && dayOne === dayOther;
}
