/**
 * Whether two values are the same to the platform, which writes numbers and booleans as text, nothing as `null`, `""`
 * or not at all, and an empty object as `[]`.
 */
export function samePhpValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(plain(value)) ?? '';
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '1';
  if (typeof value !== 'object')
    return value === 'true' ? '1' : value === 'false' || value === '0' ? '' : String(value);
  const entries = Object.entries(value)
    .map(([key, part]) => [key, plain(part)] as const)
    .filter(([, part]) => part !== '');
  if (entries.length === 0) return '';
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
