import { isObject, type Json, type JsonLocation, type JsonObject, stepsOf } from '#mocks/canaries/json';

/**
 * A copy of the row with room for every field: missing objects on the way are created, a list of objects gets one more
 * row, like the first, and any other list, in a row too, one more value at the front. So the platform's own rows can
 * stay unchanged.
 */
export function withRoomFor(paths: readonly string[], row: JsonObject): JsonObject {
  const roomy = structuredClone(row);
  const extended = new Set<string>();
  for (const path of paths) makeRoom(roomy, path, extended);
  return roomy;
}

/**
 * The locations of the field in a row with room: in a list, one per row; the added row is last, an added value first.
 */
export function locationsOf(path: string, roomy: JsonObject): { location: JsonLocation; isAdded: boolean }[] {
  const [list, field, inRow] = path.split('[]');
  if (field === undefined) return [{ location: stepsOf(path), isAdded: false }];
  const steps = stepsOf(list ?? '');
  if (field === '') return [{ location: [...steps, '0'], isAdded: true }];
  const rows = steps.reduce<Json | undefined>((at, step) => (at as JsonObject)[step], roomy) as Json[];
  return rows.map((_, index) => ({
    location: [...steps, String(index), ...stepsOf(field.slice(1)), ...(inRow === undefined ? [] : ['0'])],
    isAdded: inRow !== undefined || index === rows.length - 1,
  }));
}

function makeRoom(row: JsonObject, path: string, extended: Set<string>): void {
  const [list = '', field, inRow] = path.split('[]');
  const steps = stepsOf(list);
  const last = steps.at(-1) ?? '';
  let at = row;
  for (const step of steps.slice(0, -1)) at = objectIn(at, step);
  if (field === undefined) return;
  if (!extended.has(list)) {
    extended.add(list);
    const rows = Array.isArray(at[last]) ? at[last] : [];
    const [first] = rows;
    at[last] = field === '' ? ['', ...rows] : [...rows, isObject(first) ? structuredClone(first) : {}];
  }
  if (inRow !== undefined)
    for (const inner of at[last] as JsonObject[]) makeRoom(inner, `${field.slice(1)}[]`, new Set());
}

function objectIn(container: JsonObject, step: string): JsonObject {
  const present = container[step];
  if (isObject(present)) return present;
  const fresh: JsonObject = {};
  container[step] = fresh;
  return fresh;
}
