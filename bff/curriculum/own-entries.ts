import type { Context } from '#bff/context';
import { type Listed, listedStudies, listedWork } from '#bff/curriculum/listed-entries';
import { OperationFailed } from '#bff/operation-failed';
import { recordIn } from '#bff/users/php-parts';
import { type OwnList, updateOwnList } from '#bff/users/update-own-list';
import { mostEntries } from '#contracts/curriculum/curriculum.api';

/** One of a professional's two lists of entries. */
export interface EntryList {
  readonly field: Exclude<OwnList, 'identity_documents'>;
  readonly listed: (rows: readonly unknown[]) => readonly Listed<{ readonly id: string }>[];
}

export const ownStudies: EntryList = { field: 'qualifications', listed: listedStudies };
export const ownWork: EntryList = { field: 'work_experience', listed: listedWork };

type Fields = Readonly<Record<string, unknown>>;

/**
 * Adds an entry of these fields at the end of the list as it is on the platform now, unless it holds one that says the
 * same. Fails with `list_full`, and as `updateOwnList` does.
 */
export async function addEntry(context: Context, list: EntryList, fields: Fields): Promise<void> {
  await changeRows(context, list, (rows) => {
    if (saysTheSame(list, rows, fields)) return rows;
    if (rows.length >= mostEntries) throw new OperationFailed('list_full');
    return [...rows, fields];
  });
}

/**
 * Replaces these fields of one entry in its place; its other fields are kept. Where the entry is gone and one says what
 * it should say, an earlier attempt has done it. Fails with `changed_elsewhere` where neither is there.
 */
export async function changeEntry(context: Context, list: EntryList, id: string, fields: Fields): Promise<void> {
  await changeRows(context, list, (rows) => {
    const changed = rowOf(list, rows, id);
    if (changed === undefined && saysTheSame(list, rows, fields)) return rows;
    if (changed === undefined) throw new OperationFailed('changed_elsewhere');
    return rows.map((row) => (row === changed ? { ...recordIn(row), ...fields } : row));
  });
}

/** An entry to remove, and the others of its list as they were shown. */
export interface Removal {
  readonly entry: string;
  readonly others?: readonly string[] | undefined;
}

/**
 * Removes one entry. Where it is gone and the list holds nothing that was not shown beside it, an earlier attempt has
 * done it. Fails with `changed_elsewhere` where it may have another name now.
 */
export async function removeEntry(context: Context, list: EntryList, { entry, others }: Removal): Promise<void> {
  await changeRows(context, list, (rows) => {
    const removed = rowOf(list, rows, entry);
    if (removed !== undefined) return rows.filter((row) => row !== removed);
    const shown = new Set(others?.map(contentOf));
    if (others && list.listed(rows).every(({ entry: { id } }) => shown.has(contentOf(id)))) return rows;
    throw new OperationFailed('changed_elsewhere');
  });
}

function changeRows(context: Context, { field }: EntryList, change: (rows: readonly unknown[]) => readonly unknown[]) {
  return updateOwnList(context, field, change);
}

function rowOf({ listed }: EntryList, rows: readonly unknown[], id: string): unknown {
  return listed(rows).find(({ entry }) => entry.id === id)?.row;
}

/** Whether one of the rows would be named like an entry of these fields. */
function saysTheSame(list: EntryList, rows: readonly unknown[], fields: Fields): boolean {
  const [asked] = list.listed([fields]);
  return asked !== undefined && list.listed(rows).some(({ entry }) => contentOf(entry.id) === asked.entry.id);
}

/** The part of an entry's name that says what it holds, without what tells entries alike apart. */
function contentOf(id: string): string {
  return id.split('.', 1)[0] ?? id;
}
