import { holdsWords } from '#contracts/kernel/holds-words';
import type { Note } from '#contracts/patients/patients.api';

/** The notes that hold every word searched for in title or text, in their order. */
export function foundNotes(notes: readonly Note[], search: string): readonly Note[] {
  return notes.filter(({ title, text }) => holdsWords(`${title} ${text}`, search));
}
