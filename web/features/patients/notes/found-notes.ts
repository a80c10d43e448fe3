import type { Note } from '#contracts/patients/patients.api';

/** The notes that hold every word searched for in title or text, whatever its case and accents, in their order. */
export function foundNotes(notes: readonly Note[], search: string): readonly Note[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return notes.filter(({ title, text }) => {
    const own = plain(`${title} ${text}`);
    return words.every((word) => own.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it');
}
