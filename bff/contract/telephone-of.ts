/** The international prefixes: of one digit, of two, and all others of three. */
const prefix = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const italy = '39';

/**
 * What tells one telephone from another, however its number is written: `+39 347 …`, `+39 (0)347 …`, `0039 347 …` and
 * `347 …` are the same. It is compared, never called: the zeros before a national number are left out, though an
 * Italian landline has one.
 */
export function telephoneOf(number: string): string {
  const written = number.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  const digits = written.startsWith('+') ? written.slice(1) : `${italy}${written}`;
  const [country = ''] = prefix.exec(digits) ?? [];
  return `+${country}${digits.slice(country.length).replace(/^0+/, '')}`;
}
