import { isObject, type Json, type JsonLocation, type JsonObject, stepsOf } from '#mocks/canaries/json';

/**
 * A copy of the row with room for every field: missing objects on the way are created, a list of objects gets one more
 * row, like the first, and any other list, in a row too, one more value at the front. So the platform's own rows can
 * stay unchanged.
 */
export function withRoomFor(paths: readonly string[], row: JsonObject): JsonObject {
  const roomy = structuredClone(row);
  const extended = new WeakSet<Json[]>();
  for (const path of paths) makeRoom(roomy, path, extended);
  return roomy;
}

/** Where a field is, and whether that was added as room for it. */
interface FieldLocation {
  readonly location: JsonLocation;
  readonly isAdded: boolean;
}

/**
 * The locations of the field in a row with room: in a list, one per row; the added row is last, an added value first.
 */
export function locationsOf(path: string, roomy: JsonObject): FieldLocation[] {
  const { steps, inRow } = firstList(path);
  if (inRow === undefined) return [{ location: steps, isAdded: false }];
  if (inRow === '') return [{ location: [...steps, '0'], isAdded: true }];
  const rows = steps.reduce<Json | undefined>((at, step) => (at as JsonObject)[step], roomy) as JsonObject[];
  return rows.flatMap((row, index) =>
    locationsOf(inRow, row).map(({ location, isAdded }) => ({
      location: [...steps, String(index), ...location],
      isAdded: isAdded || index === rows.length - 1,
    })),
  );
}

/** `extended` are the lists that have got their room already, for another of their fields. */
function makeRoom(row: JsonObject, path: string, extended: WeakSet<Json[]>): void {
  const { steps, inRow } = firstList(path);
  const last = steps.at(-1) ?? '';
  let at = row;
  for (const step of steps.slice(0, -1)) at = objectIn(at, step);
  if (inRow === undefined) return;
  const present = at[last];
  let rows = Array.isArray(present) ? present : [];
  if (!extended.has(rows)) {
    const [first] = rows;
    rows = inRow === '' ? ['', ...rows] : [...rows, isObject(first) ? structuredClone(first) : {}];
    at[last] = rows;
    extended.add(rows);
  }
  if (inRow === '') return;
  for (const inner of rows as JsonObject[]) makeRoom(inner, inRow, extended);
}

/** The path up to its first list, and what follows within its rows: empty for the values of the list themselves. */
function firstList(path: string): { readonly steps: string[]; readonly inRow: string | undefined } {
  const at = path.indexOf('[]');
  if (at < 0) return { steps: stepsOf(path), inRow: undefined };
  return { steps: stepsOf(path.slice(0, at)), inRow: path.slice(at + 2).replace(/^\./, '') };
}

function objectIn(container: JsonObject, step: string): JsonObject {
  const present = container[step];
  if (isObject(present)) return present;
  const fresh: JsonObject = {};
  container[step] = fresh;
  return fresh;
}
