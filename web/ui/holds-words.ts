/** Whether a text holds every word searched for, in whatever order, case, accents and apostrophes. */
export function holdsWords(text: string, search: string): boolean {
  const own = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => own.includes(word));
}

/** Without case and accents, and with one sign for each kind of apostrophe and quotation mark. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’`\u02bc\u00b4]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .toLocaleLowerCase('it');
}
