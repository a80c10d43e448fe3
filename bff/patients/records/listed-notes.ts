import { safeParse } from 'zod/v4/core';
import { distinctNames } from '#bff/removal/removed-rows';
import { versionOf } from '#bff/version-of';
import { compiled } from '#contracts/kernel/compiled';
import { noteDroppedRow } from '#contracts/kernel/platform/row-faults';
import type { Note } from '#contracts/patients/patients.api';
import { noteRow } from '#contracts/patients/patients.legacy';

/** A note as the platform holds it, and as its author sees it. */
export interface ListedNote {
  readonly row: unknown;
  readonly note: Note;
}

type NoteWords = Omit<Note, 'id' | 'revision'>;

/**
 * The notes in the platform's order, each by a name of its own; a row that cannot be read, or says nothing, is left out
 * and stays where it is.
 */
export function listedNotes(rows: readonly unknown[]): ListedNote[] {
  const names = distinctNames(rows);
  return rows.flatMap((row, at) => {
    const words = wordsIn(row);
    return words ? [{ row, note: { id: names[at] ?? '', ...words, revision: noteRevision(words) } }] : [];
  });
}

/** How many notes `listedNotes` gives, without naming each. */
export function noteCount(rows: readonly unknown[]): number {
  return rows.filter((row) => wordsIn(row) !== undefined).length;
}

/** Names what a note says. */
export function noteRevision({ title, text }: Pick<Note, 'title' | 'text'>): string {
  return versionOf(JSON.stringify([title, text]));
}

/** What a note says; undefined for one that says nothing or cannot be read, which is noted. */
function wordsIn(row: unknown): NoteWords | undefined {
  const { data, error } = safeParse(compiled(noteRow), row);
  if (error) noteDroppedRow('patients.notes', error.issues);
  const { title = '', text = '', date = null } = data ?? {};
  return title === '' && text === '' ? undefined : { title, text, date };
}
