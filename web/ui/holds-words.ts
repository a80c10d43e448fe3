import { foldedText } from '#web/ui/folded-text';

/** Whether a text holds every word searched for, in whatever order, case, accents and apostrophes. */
export function holdsWords(text: string, search: string): boolean {
  const own = foldedText(text);
  return foldedText(search)
    .split(/\s+/)
    .every((word) => own.includes(word));
}
