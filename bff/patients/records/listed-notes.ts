import { safeParse } from 'zod/v4/core';
import { versionOf } from '#bff/version-of';
import { compiled } from '#contracts/kernel/compiled';
import { type Note, noteId } from '#contracts/patients/patients.api';
import { noteRow } from '#contracts/patients/patients.legacy';

/** A note as the platform holds it, and as its author sees it. */
export interface ListedNote {
  readonly row: unknown;
  readonly note: Note;
}

/**
 * The notes in the platform's order; a row that cannot be read, or says nothing, is left out and stays where it is. A
 * note without an id of a plain form, or with that of an earlier one, is named by its content.
 */
export function listedNotes(rows: readonly unknown[]): ListedNote[] {
  const taken = new Set<string>();
  return rows.flatMap((row) => {
    const { data } = safeParse(compiled(noteRow), row);
    if (!data) return [];
    const { id: stored = '', title = '', text = '', date = null } = data;
    if (title === '' && text === '') return [];
    const id = freeId(stored, () => versionOf(JSON.stringify([title, text, date])), taken);
    taken.add(id);
    return [{ row, note: { id, title, text, date, revision: noteRevision({ title, text }) } }];
  });
}

/** How many notes `listedNotes` gives, without naming each. */
export function noteCount(rows: readonly unknown[]): number {
  return rows.filter((row) => {
    const { data } = safeParse(compiled(noteRow), row);
    return data !== undefined && ((data.title ?? '') !== '' || (data.text ?? '') !== '');
  }).length;
}

/** Names what a note says. */
export function noteRevision({ title, text }: Pick<Note, 'title' | 'text'>): string {
  return versionOf(JSON.stringify([title, text]));
}

function freeId(stored: string, contentName: () => string, taken: ReadonlySet<string>): string {
  if (noteId.safeParse(stored).success && !taken.has(stored)) return stored;
  const content = contentName();
  let id = content;
  for (let copy = 2; taken.has(id); copy += 1) id = `${content}.${copy}`;
  return id;
}
