import * as z from 'zod/mini';
import { compactCode } from '#contracts/billing/compact-code';
import { withoutInvisibleCharacters } from '#contracts/kernel/text-fields';

/**
 * A code such as a tax code or an IBAN, accepted in any spacing and case and stored in capitals without spaces or
 * ignorable characters. Messages: `invisible_characters` for another invisible character, `invalid` for more than
 * `longest` characters.
 */
export function codeText(longest: number) {
  return z.string().check(z.overwrite(compactCode), withoutInvisibleCharacters, z.maxLength(longest, 'invalid'));
}
