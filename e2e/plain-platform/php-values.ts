/** A record as PHP keeps it: any fields that were sent. */
export type Fields = Record<string, unknown>;

/** A value as a record; an empty one for `[]`, `null` and any other value that is no record. */
export function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The rows of a list, which may have come as an object with number keys. */
export function rowsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** A value as text; any value but text and numbers is the empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether a value means yes, as `true`, `1`, `"1"` or `"true"`. */
export function isYes(value: unknown): boolean {
  return ['true', '1'].includes(String(value));
}

/** An amount in euro as whole cents: a number, text with a point, or price text such as `70,00 €`; 0 for none. */
export function centsOf(value: unknown): number {
  const text = textOf(value).replaceAll(/[€\s]/g, '');
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  const euro = Number(plain);
  return Number.isFinite(euro) ? Math.round(euro * 100) : 0;
}
