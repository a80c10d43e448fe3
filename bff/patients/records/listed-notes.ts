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
  const names: GivenNames = { taken: new Set(), copies: new Map() };
  return rows.flatMap((row) => {
    const { data } = safeParse(compiled(noteRow), row);
    if (!data) return [];
    const { id: stored = '', title = '', text = '', date = null } = data;
    if (title === '' && text === '') return [];
    const id = freeId(stored, () => versionOf(JSON.stringify([title, text, date])), names);
    names.taken.add(id);
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

interface GivenNames {
  readonly taken: Set<string>;
  /** How many notes each content named, so that thousands alike are not counted through for each of them. */
  readonly copies: Map<string, number>;
}

function freeId(stored: string, contentName: () => string, { taken, copies }: GivenNames): string {
  if (noteId.safeParse(stored).success && !taken.has(stored)) return stored;
  const content = contentName();
  const named = (copy: number) => (copy === 1 ? content : `${content}.${copy}`);
  let copy = (copies.get(content) ?? 0) + 1;
  while (taken.has(named(copy))) copy += 1;
  copies.set(content, copy);
  return named(copy);
}
