import type { NoteOfRecord } from '#contracts/patients/patients.api';
import { holdsWords } from '#web/ui/holds-words';

/** The notes that hold every word searched for in title or text, in their order. */
export function foundNotes(notes: readonly NoteOfRecord[], search: string): readonly NoteOfRecord[] {
  return notes.filter(({ title, text }) => holdsWords(`${title} ${text}`, search));
}
