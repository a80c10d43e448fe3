import { type ListedEntry, listedEntries, placesOf, rowName } from '#bff/diary/diary-rows';

/** A row that was deleted, and where it stood. */
export interface DeletedRow {
  readonly row: unknown;
  readonly name: string;
  /** How many rows of its name there were with it. */
  readonly alike: number;
  /** The row before it: its name, and which of that name it was, from 1. */
  readonly previous: { readonly name: string; readonly place: number } | null;
  /** The name of the first row after it that stays. */
  readonly next: string | null;
}

interface Deletion {
  /** The list without them; the same list where none is there. */
  readonly left: readonly unknown[];
  /** In the list's order. */
  readonly deleted: readonly DeletedRow[];
}

/** Takes these entries out of the list; those that are gone already are passed over. */
export function withoutEntries(rows: readonly unknown[], entries: readonly string[]): Deletion {
  const asked = new Set(entries);
  const isAsked = ({ entry }: ListedEntry) => asked.has(entry.id);
  const leaving = new Set(listedEntries(rows).flatMap((listed) => (isAsked(listed) ? [listed.at] : [])));
  const named = placesOf(rows);
  const counts = Map.groupBy(named, ({ name }) => name);
  const staying = rows.map((_, at) => !leaving.has(at));
  const deleted = [...leaving].map((at) => {
    const { name } = named[at] ?? { name: '' };
    const next = named[staying.indexOf(true, at)]?.name ?? null;
    return { row: rows[at], name, alike: counts.get(name)?.length ?? 1, previous: named[at - 1] ?? null, next };
  });
  return { left: deleted.length === 0 ? rows : rows.filter((_, at) => staying[at]), deleted };
}

/** The list with what is missing of deleted rows, each at its place; the same list where nothing is missing. */
export function withRestored(rows: readonly unknown[], deleted: readonly DeletedRow[]): readonly unknown[] {
  const restored = rows.map((row) => ({ row, name: rowName(row) }));
  for (const one of deleted) {
    const standing = restored.filter(({ name }) => name === one.name).length;
    if (standing < one.alike) restored.splice(indexFor(one, restored), 0, one);
  }
  return restored.length === rows.length ? rows : restored.map(({ row }) => row);
}

/** After the row that was before it, else before the one that was after it; else below all, as new ones are on top. */
function indexFor({ previous, next }: DeletedRow, rows: readonly { readonly name: string }[]): number {
  const before = rows.flatMap(({ name }, at) => (name === previous?.name ? [at] : []))[(previous?.place ?? 0) - 1];
  if (before !== undefined) return before + 1;
  const after = rows.findIndex(({ name }) => name === next);
  return after >= 0 ? after : rows.length;
}
