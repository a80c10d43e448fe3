const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Where a character of an odd place stands here is its value; digits count as the letters from A on. */
const oddPlaces = 'BAKPLCQDREVOSFTGUHMINJWZYX';

/** The letter that ends an Italian tax code, by the fifteen characters before it. */
export function taxCodeCheckLetter(fifteen: string): string {
  const sum = Array.from(fifteen, (character, index) => {
    const letter = /\d/.test(character) ? (alphabet[Number(character)] ?? '') : character;
    return (index % 2 === 0 ? oddPlaces : alphabet).indexOf(letter);
  }).reduce((total, value) => total + value, 0);
  return alphabet[sum % 26] ?? '';
}
