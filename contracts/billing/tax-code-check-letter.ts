const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * A character's value in the odd positions (first, third, …) is its index here; digits count as the letters from A on.
 */
const oddPlaces = 'BAKPLCQDREVOSFTGUHMINJWZYX';

/** The check letter of an Italian tax code, computed from its first fifteen characters. */
export function taxCodeCheckLetter(fifteen: string): string {
  const sum = Array.from(fifteen, (character, index) => {
    const letter = /\d/.test(character) ? (alphabet[Number(character)] ?? '') : character;
    return (index % 2 === 0 ? oddPlaces : alphabet).indexOf(letter);
  }).reduce((total, value) => total + value, 0);
  return alphabet[sum % 26] ?? '';
}
