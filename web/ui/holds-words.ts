/** Whether a text holds every word searched for, in whatever order, case and accents. */
export function holdsWords(text: string, search: string): boolean {
  const own = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => own.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it');
}
