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
