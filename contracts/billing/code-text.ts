import * as z from 'zod/mini';
import { compactCode } from '#contracts/billing/compact-code';
import { withoutInvisibleCharacters } from '#contracts/kernel/text-fields';

/**
 * A code such as a tax code or an IBAN, taken in any spacing and case and kept in capitals without spaces nor what shows
 * nothing: `invisible_characters` for another sign that nobody sees, `invalid` for more than so many characters.
 */
export function codeText(longest: number) {
  return z.string().check(z.overwrite(compactCode), withoutInvisibleCharacters, z.maxLength(longest, 'invalid'));
}
