/** An object of the platform as it came; what is none, such as the `[]` PHP writes for an empty one, counts as empty. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A list of the platform as it came, also when it came as an object with number keys; what is none counts as empty. */
export function rowsIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
