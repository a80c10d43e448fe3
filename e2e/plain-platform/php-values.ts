/** A record as PHP keeps one: whatever was sent, under whatever name. */
export type Fields = Record<string, unknown>;

/** The record a value is; an empty one for `[]`, `null` and everything else that is none. */
export function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The rows of a list, which may have come as an object with number keys. */
export function rowsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** A value as text; nothing is the empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A yes that may come as `true`, `1`, `"1"` or `"true"`. */
export function isYes(value: unknown): boolean {
  return ['true', '1'].includes(String(value));
}

/** Whole euro cents of an amount in euro: a number, text with a point, or price text such as `70,00 €`; 0 for none. */
export function centsOf(value: unknown): number {
  const text = textOf(value).replaceAll(/[€\s]/g, '');
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  const euro = Number(plain);
  return Number.isFinite(euro) ? Math.round(euro * 100) : 0;
}
