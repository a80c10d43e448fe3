/** Lower case without accents, each character in its place: what is found in it stands there in the text as well. */
function plain(text: string): string {
  return Array.from(text.split(''), (character) => {
    const [bare = character] = character.normalize('NFD');
    const lowered = bare.toLowerCase();
    return lowered.length === 1 ? lowered : character;
  }).join('');
}

/** A word as texts are compared, and where it stands. */
export interface PlacedWord {
  readonly word: string;
  readonly at: number;
}

/** The words of a text, without accents and capitals; a sum or a share is one word: `77,47`, `18%`. */
export function placedWords(text: string): readonly PlacedWord[] {
  const found = plain(text).matchAll(/[\p{L}\p{N}]+(?:,\p{N}+)*%?/gu);
  return Array.from(found, ({ 0: word, index: at }) => ({ word, at }));
}

/** The words of a text alone. */
export function plainWords(text: string): readonly string[] {
  return placedWords(text).map(({ word }) => word);
}
