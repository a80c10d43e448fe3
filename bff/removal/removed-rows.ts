import * as z from 'zod/mini';
import { versionOf } from '#bff/version-of';

/** A row that was removed, and where it stood. */
export const removedRow = z.object({
  row: z.unknown(),
  name: z.string(),
  /** How many rows of its name there were with it. */
  alike: z.number(),
  /** The row before it: its name, and which of that name it was, from 1. */
  previous: z.nullable(z.object({ name: z.string(), place: z.number() })),
  /** The name of the first row after it that stays. */
  next: z.nullable(z.string()),
  /** The name of the row in whose own list it stood; null where it stood in no other. */
  inside: z.nullable(z.string()),
});

export type RemovedRow = z.output<typeof removedRow>;

export interface Removal {
  /** The list without them; the same list where none is there. */
  readonly left: readonly unknown[];
  /** In the list's order. */
  readonly removed: readonly RemovedRow[];
}

type NameOf = (row: unknown) => string;

/** Takes rows out of a list. */
export function withoutRows(
  rows: readonly unknown[],
  isLeaving: (row: unknown, at: number) => boolean,
  nameOf: NameOf = rowName,
): Removal {
  const named = placesOf(rows, nameOf);
  const counts = Map.groupBy(named, ({ name }) => name);
  const staying = rows.map((row, at) => !isLeaving(row, at));
  const removed = rows.flatMap((row, at): RemovedRow[] => {
    if (staying[at]) return [];
    const { name } = named[at] ?? { name: '' };
    const next = named[staying.indexOf(true, at)]?.name ?? null;
    return [{ row, name, alike: counts.get(name)?.length ?? 1, previous: named[at - 1] ?? null, next, inside: null }];
  });
  return { left: removed.length === 0 ? rows : rows.filter((_, at) => staying[at]), removed };
}

/** The list with what is missing of removed rows, each at its place; the same list where nothing is missing. */
export function withRestored(
  rows: readonly unknown[],
  removed: readonly RemovedRow[],
  nameOf: NameOf = rowName,
): readonly unknown[] {
  const restored = rows.map((row) => ({ row, name: nameOf(row) }));
  for (const one of removed) {
    const standing = restored.filter(({ name }) => name === one.name).length;
    if (standing < one.alike) restored.splice(indexFor(one, restored), 0, one);
  }
  return restored.length === rows.length ? rows : restored.map(({ row }) => row);
}

/** The name of each row, and which of that name it is, from 1. */
function placesOf(rows: readonly unknown[], nameOf: NameOf = rowName): { name: string; place: number }[] {
  const met = new Map<string, number>();
  return rows.map((row) => {
    const name = nameOf(row);
    const place = (met.get(name) ?? 0) + 1;
    met.set(name, place);
    return { name, place };
  });
}

/**
 * A name for each row that no other has: of rows that share one, each is named with its place and their count, so that
 * none is called as another was that is gone.
 */
export function distinctNames(rows: readonly unknown[]): string[] {
  const places = placesOf(rows);
  const counts = new Map(places.map(({ name, place }) => [name, place]));
  return places.map(({ name, place }) => {
    const count = counts.get(name) ?? 1;
    return count === 1 ? name : `${name}.${place}-${count}`;
  });
}

/** What a row is called: by its id, or by what it says where the platform gives it none that could be sent back. */
export function rowName(row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
  return /^[\w.-]{1,80}$/.test(id) ? id : versionOf(JSON.stringify(row));
}

/** After the row that was before it, else before the one that was after it; else below all, as new ones are on top. */
function indexFor({ previous, next }: RemovedRow, rows: readonly { readonly name: string }[]): number {
  const before = rows.flatMap(({ name }, at) => (name === previous?.name ? [at] : []))[(previous?.place ?? 0) - 1];
  if (before !== undefined) return before + 1;
  const after = rows.findIndex(({ name }) => name === next);
  return after >= 0 ? after : rows.length;
}
