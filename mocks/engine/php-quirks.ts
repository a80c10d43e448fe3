import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { startOfRomeDay } from '#contracts/kernel/rome-time';

/** One of the ways in which the platform distorts a valid answer. */
export type PhpQuirk =
  | 'days-in-other-order'
  | 'days-as-timestamps'
  | 'milliseconds'
  | 'booleans-as-words'
  | 'numbers-as-text'
  | 'nothing-as-null'
  | 'nothing-left-out'
  | 'lists-as-objects'
  | 'cut-short'
  | 'html-page'
  | 'empty-body'
  | 'php-notices'
  | 'windows-1252'
  | 'byte-order-mark';

/** The quirks under which an answer can still be read, even all at once. */
export const readableQuirks = [
  'days-in-other-order',
  'days-as-timestamps',
  'milliseconds',
  'booleans-as-words',
  'numbers-as-text',
  'nothing-as-null',
  'nothing-left-out',
  'lists-as-objects',
  'php-notices',
  'windows-1252',
  'byte-order-mark',
] as const satisfies readonly PhpQuirk[];

type ValueQuirk = (key: string, value: unknown) => unknown;

/** Quirks of the JSON's values, in the order they are applied: to every value, the deepest first. */
const valueQuirks: Partial<Record<PhpQuirk, ValueQuirk>> = {
  'days-in-other-order': (_key, value) => dayIn(value)?.inOtherOrder ?? value,
  'days-as-timestamps': (_key, value) => {
    const day = dayIn(value);
    return day ? secondsFromInstant(startOfRomeDay(day.date)) : value;
  },
  milliseconds: (key, value) =>
    /timestamp|date|_at$|^at$|^since$|^dob$/.test(key) && typeof value === 'number' && Math.abs(value) < 1e11
      ? value * 1000
      : value,
  'booleans-as-words': (_key, value) => (typeof value === 'boolean' ? String(value) : value),
  'numbers-as-text': (_key, value) => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'boolean' ? (value ? '1' : '0') : value;
  },
  'nothing-as-null': (_key, value) => (value === '' ? null : value),
  'nothing-left-out': (_key, value) => (isRecord(value) ? withoutNothings(value) : value),
  'lists-as-objects': (_key, value) => (Array.isArray(value) && value.length > 0 ? { ...value } : value),
};

/** A text that is only a day, in one of the two orders. */
function dayIn(value: unknown): { readonly date: CivilDate; readonly inOtherOrder: string } | undefined {
  const date = typeof value === 'string' ? civilDateFrom(value) : undefined;
  if (date === undefined) return undefined;
  return { date, inOtherOrder: value === date ? italianDate(date) : date };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutNothings(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ''));
}

/** Quirks of the text around the JSON, in the order they are applied. */
const textQuirks: Partial<Record<PhpQuirk, (text: string) => string>> = {
  'cut-short': (text) => text.slice(0, Math.ceil(text.length / 2)),
  'html-page': () =>
    '<!DOCTYPE html>\n<html><head><title>Errore</title></head><body><h1>Si è verificato un errore</h1></body></html>',
  'empty-body': () => '',
  'php-notices': (text) =>
    `<br />\n<b>Notice</b>:  Undefined index: last_seen in <b>/var/www/lib/users.php</b> on line <b>218</b><br />\n${text}`,
};

/** The answer as the platform would send it with one quirk. */
export function applyQuirk(quirk: PhpQuirk, answerText: string): Uint8Array<ArrayBuffer> {
  return applyQuirks([quirk], answerText);
}

/** The answer with several quirks: of the values, then of the text around the JSON, then of the encoding. */
export function applyQuirks(quirks: readonly PhpQuirk[], answerText: string): Uint8Array<ArrayBuffer> {
  let text = withValueQuirks(quirks, answerText);
  for (const [quirk, change] of Object.entries(textQuirks)) {
    if (quirks.includes(quirk as PhpQuirk)) text = change(text);
  }
  const bytes = quirks.includes('windows-1252') ? windows1252(text) : new TextEncoder().encode(text);
  return quirks.includes('byte-order-mark') ? withByteOrderMark(bytes) : bytes;
}

function withValueQuirks(quirks: readonly PhpQuirk[], text: string): string {
  const changes = Object.entries(valueQuirks).filter(([quirk]) => quirks.includes(quirk as PhpQuirk));
  if (changes.length === 0) return text;
  return JSON.stringify(changes.reduce((value, [, change]) => changeValues('', value, change), JSON.parse(text)));
}

function withByteOrderMark(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const marked = new Uint8Array(bytes.length + 3);
  marked.set([0xef, 0xbb, 0xbf]);
  marked.set(bytes, 3);
  return marked;
}

/** PHP has one kind of array: our empty object becomes its empty list. */
export function phpJson(value: unknown): string {
  const emptyAsList: ValueQuirk = (_key, inner) =>
    typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0 ? [] : inner;
  return JSON.stringify(changeValues('', value, emptyAsList));
}

function changeValues(key: string, value: unknown, change: ValueQuirk): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => changeValues(key, item, change));
    return change(key, items);
  }
  if (typeof value !== 'object' || value === null) return change(key, value);
  const entries = Object.entries(value).map(([name, inner]) => [name, changeValues(name, inner, change)]);
  return change(key, Object.fromEntries(entries));
}

/** The text in windows-1252: Latin-1, and six common typographic characters as one byte each; any other becomes `?`. */
function windows1252(text: string): Uint8Array<ArrayBuffer> {
  const special: Readonly<Record<string, number>> = {
    '€': 0x80,
    '…': 0x85,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '–': 0x96,
  };
  return Uint8Array.from(text, (character) => {
    const code = special[character] ?? character.codePointAt(0) ?? 0;
    return code <= 0xff ? code : 0x3f;
  });
}
