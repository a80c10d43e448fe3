import { safeParse } from 'zod/v4/core';
import { distinctNames } from '#bff/removal/removed-rows';
import { listToChange, recordIn } from '#bff/users/php-parts';
import { versionOf } from '#bff/version-of';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { diaryRow } from '#contracts/diary/diary.legacy';
import { compiled } from '#contracts/kernel/compiled';
import { noteDroppedRow } from '#contracts/kernel/platform/row-faults';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** A row of the diary as it came, and the entry it is to its owner. */
export interface ListedEntry {
  readonly row: unknown;
  /** Its index in the list. */
  readonly at: number;
  readonly entry: Omit<DiaryEntry, 'revision'>;
}

/**
 * The rows of the diary as they came, newest first. Fails where the platform holds something else in its place: that is
 * no empty diary, and must not be replaced by one.
 */
export function diaryRows({ public_configuration: { diary } }: UserRecord): readonly unknown[] {
  return listToChange(diary, 'diary');
}

/** An entry that is named and not yet decoded. */
interface NamedEntry {
  readonly row: unknown;
  /** Its index in the list. */
  readonly at: number;
  readonly id: string;
}

/**
 * The entries by name, in the platform's order; a row that cannot be read is noted and left out, and stays where it is.
 * Of each only what names it is looked at, so that a long diary costs little.
 */
export function namedEntries(rows: readonly unknown[]): NamedEntry[] {
  const names = distinctNames(rows);
  return rows.flatMap((row, at) => (isEntry(row) ? [{ row, at, id: names[at] ?? '' }] : []));
}

/** The entries in the platform's order; rows are left out as in `namedEntries`. */
export function listedEntries(rows: readonly unknown[]): ListedEntry[] {
  return namedEntries(rows).map(decodedEntry);
}

/** The entry of that name; undefined where there is none. */
export function entryNamed(rows: readonly unknown[], name: string): ListedEntry | undefined {
  const named = namedEntries(rows).find(({ id }) => id === name);
  return named && decodedEntry(named);
}

/** The entry that stands in a row. */
export function decodedEntry({ row, at, id }: NamedEntry): ListedEntry {
  return { row, at, entry: { id, ...factsIn(row) } };
}

/** An entry as its owner sees it, with the revision of what it says. */
export function shownEntry({ id, mood, comment, date }: ListedEntry['entry']): DiaryEntry {
  return { id, mood, comment, date, revision: versionOf(JSON.stringify([mood, comment, date])) };
}

/** What an entry says, whatever it is called. */
export function factsIn(row: unknown): Pick<DiaryEntry, 'mood' | 'comment' | 'date'> {
  const { data } = safeParse(compiled(diaryRow), row);
  return { mood: data?.status ?? '', comment: data?.comment ?? '', date: data?.date ?? null };
}

/** Whether the row says a mood, which makes it an entry; every other field may be missing. */
export function isEntry(row: unknown): boolean {
  const { data, error } = safeParse(compiled(mood), recordIn(row)['status']);
  // What is wrong with the row is told by the schema of the whole.
  if (error) noteDroppedRow('diary', safeParse(compiled(diaryRow), row).error?.issues ?? error.issues);
  return !error && data !== '';
}

const mood = diaryRow.shape.status;
