/** Letters that no accent can be taken from. */
const bareLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** A text as searches compare it: without case, accents and apostrophes, and with one sign for all quotation marks. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'‘’`\u02bc\u00b4]/gu, '')
    .replaceAll(/[“”«»]/g, '"')
    .toLocaleLowerCase('it')
    .replaceAll(/[łøđðħŧıßæœþ]/g, (letter) => bareLetters[letter] ?? letter);
}
