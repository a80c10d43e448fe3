/** The platform's data, stored or sent. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The steps from a row to a value in it, list indices included. */
export type JsonLocation = readonly string[];

/** Every value that a dotted path leads to; `[]` stands for a list's rows. */
export function valuesAt(node: Json | undefined, path: string): Json[] {
  let found: Json[] = node === undefined ? [] : [node];
  for (const step of stepsOf(path)) {
    found = found.flatMap((at) => {
      if (typeof at !== 'object' || at === null) return [];
      if (step === '[]') return Object.values(at);
      return isObject(at) && at[step] !== undefined ? [at[step]] : [];
    });
  }
  return found;
}

/** Every text, number and boolean in it, with its location and its path. */
export function leavesOf(
  node: Json,
  location: JsonLocation = [],
  path = '',
): { location: JsonLocation; path: string; value: Json }[] {
  if (typeof node !== 'object' || node === null) return [{ location, path, value: node }];
  return Object.entries(node).flatMap(([key, value]) => {
    const inner = Array.isArray(node) ? `${path}[]` : path === '' ? key : `${path}.${key}`;
    return leavesOf(value, [...location, key], inner);
  });
}

export function valueAt(node: JsonObject, location: JsonLocation): Json | undefined {
  return location.reduce<Json | undefined>((inner, step) => (inner as JsonObject | undefined)?.[step], node);
}

/** Puts a value at a location whose containers exist. */
export function replaceAt(node: JsonObject, location: JsonLocation, value: Json): void {
  const container = valueAt(node, location.slice(0, -1)) as JsonObject;
  container[location.at(-1) ?? ''] = value;
}

/** A path's steps: names, and `[]` for a list's rows. */
export function stepsOf(path: string): string[] {
  return path.split(/\.|(?=\[\])/);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
