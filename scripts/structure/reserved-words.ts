/** The files whose names may hold a word that had many meanings; its only meaning is in docs/vocabulary.md. */
const reserved: Readonly<Record<string, RegExp>> = {
  act: /^$/,
  place: /\/addresses\//,
  reader: /\/(readers|reader-relations)\./,
  standing: /^$/,
  told: /^$/,
  door: /^$/,
};

/** The reserved words that the file's name uses in another sense. */
export function misusedWords(path: string): string[] {
  const name = path.split('/').at(-1)?.split('.')[0] ?? '';
  const words = name.split('-').map((word) => word.replace(/s$/, ''));
  return Object.entries(reserved)
    .filter(([word, allowed]) => words.includes(word) && !allowed.test(path))
    .map(([word]) => word);
}
