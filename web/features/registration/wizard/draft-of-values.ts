/** The values a draft may keep, and the names of those that are filled in and may not be kept. */
export interface DraftOfValues {
  readonly values: Readonly<Record<string, unknown>>;
  readonly leftOut: string[];
}

/** Parts the values of a wizard: passwords and files never reach a draft. */
export function draftOfValues(values: object, neverKept: readonly string[]): DraftOfValues {
  const entries = Object.entries(values);
  return {
    values: Object.fromEntries(entries.filter(([name]) => !neverKept.includes(name))),
    leftOut: entries.filter(([name, value]) => neverKept.includes(name) && hasContent(value)).map(([name]) => name),
  };
}

function hasContent(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0;
}
