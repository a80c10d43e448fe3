/** One of the ways the platform spoils an answer that would have been good. */
export type Manner =
  | 'milliseconds'
  | 'numbers-as-text'
  | 'lists-as-objects'
  | 'cut-short'
  | 'html-page'
  | 'empty-body'
  | 'php-notices'
  | 'windows-1252'
  | 'byte-order-mark';

/** The manners under which an answer can still be read, all of them at once included. */
export const readableManners = [
  'milliseconds',
  'numbers-as-text',
  'lists-as-objects',
  'php-notices',
  'windows-1252',
  'byte-order-mark',
] as const satisfies readonly Manner[];

type ValueManner = (key: string, value: unknown) => unknown;

/** Manners of what the JSON holds, in the order they pile up: applied to every value of it, the deepest first. */
const valueManners: Partial<Record<Manner, ValueManner>> = {
  milliseconds: (key, value) =>
    /timestamp|date|_at$/.test(key) && typeof value === 'number' && value < 1e11 ? value * 1000 : value,
  'numbers-as-text': (_key, value) => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'boolean' ? (value ? '1' : '0') : value;
  },
  'lists-as-objects': (_key, value) => (Array.isArray(value) && value.length > 0 ? { ...value } : value),
};

/** Manners of the text around the JSON, in the order they pile up. */
const textManners: Partial<Record<Manner, (text: string) => string>> = {
  'cut-short': (text) => text.slice(0, Math.ceil(text.length / 2)),
  'html-page': () =>
    '<!DOCTYPE html>\n<html><head><title>Errore</title></head><body><h1>Si è verificato un errore</h1></body></html>',
  'empty-body': () => '',
  'php-notices': (text) =>
    `<br />\n<b>Notice</b>:  Undefined index: last_seen in <b>/var/www/lib/users.php</b> on line <b>218</b><br />\n${text}`,
};

/** The answer as the platform would send it with one manner. */
export function applyManner(manner: Manner, answerText: string): Uint8Array<ArrayBuffer> {
  return applyManners([manner], answerText);
}

/** The answer with several manners: what the JSON holds, then the text around it, then how it is written in bytes. */
export function applyManners(manners: readonly Manner[], answerText: string): Uint8Array<ArrayBuffer> {
  let text = answerText;
  for (const [manner, change] of Object.entries(valueManners)) {
    if (manners.includes(manner as Manner)) text = JSON.stringify(changeValues('', JSON.parse(text), change));
  }
  for (const [manner, change] of Object.entries(textManners)) {
    if (manners.includes(manner as Manner)) text = change(text);
  }
  const bytes = manners.includes('windows-1252') ? windows1252(text) : new TextEncoder().encode(text);
  return manners.includes('byte-order-mark') ? withByteOrderMark(bytes) : bytes;
}

function withByteOrderMark(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const marked = new Uint8Array(bytes.length + 3);
  marked.set([0xef, 0xbb, 0xbf]);
  marked.set(bytes, 3);
  return marked;
}

/** PHP has one kind of array: an empty object of ours is an empty list of its. */
export function phpJson(value: unknown): string {
  const emptyAsList: ValueManner = (_key, inner) =>
    typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0 ? [] : inner;
  return JSON.stringify(changeValues('', value, emptyAsList));
}

function changeValues(key: string, value: unknown, change: ValueManner): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => changeValues(key, item, change));
    return change(key, items);
  }
  if (typeof value !== 'object' || value === null) return change(key, value);
  const entries = Object.entries(value).map(([name, inner]) => [name, changeValues(name, inner, change)]);
  return change(key, Object.fromEntries(entries));
}

/** Latin-1, the euro sign and the curly apostrophe as one byte each; what has none is lost to `?`. */
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
