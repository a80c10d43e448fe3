import { safeParse } from 'zod/v4/core';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { placesOf } from '#bff/removal/removed-rows';
import { rowsIn } from '#bff/users/php-parts';
import { versionOf } from '#bff/version-of';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { diaryRow } from '#contracts/diary/diary.legacy';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { compiled } from '#contracts/kernel/compiled';
import { noteDroppedRow } from '#contracts/kernel/platform/row-faults';
import { session as sessionCall } from '#contracts/login/login.legacy';
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
  const isNothing = diary === undefined || diary === null || diary === '';
  if (!isNothing && typeof diary !== 'object')
    throw new LegacyUnreadable(sessionCall.name, 'not a list', false, ['diary']);
  return rowsIn(diary);
}

/** The entries in the platform's order; a row that cannot be read is noted and left out, and stays where it is. */
export function listedEntries(rows: readonly unknown[]): ListedEntry[] {
  const names = placesOf(rows);
  const all = Map.groupBy(names, ({ name }) => name);
  return rows.flatMap((row, at) => {
    const { name, place } = names[at] ?? { name: '', place: 1 };
    const count = all.get(name)?.length ?? 1;
    const facts = factsIn(row);
    return facts ? [{ row, at, entry: { id: count === 1 ? name : `${name}.${place}-${count}`, ...facts } }] : [];
  });
}

/** An entry as its owner sees it, with the revision of what it says. */
export function shownEntry({ id, mood, comment, date }: ListedEntry['entry']): DiaryEntry {
  return { id, mood, comment, date, revision: versionOf(JSON.stringify([mood, comment, date])) };
}

function factsIn(row: unknown): { mood: string; comment: string; date: CivilDate | null } | undefined {
  const { data, error } = safeParse(compiled(diaryRow), row);
  if (error) noteDroppedRow('diary', error.issues);
  if (!data || data.status === '') return undefined;
  return { mood: data.status, comment: data.comment ?? '', date: data.date ?? null };
}
