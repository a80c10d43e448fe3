import * as z from 'zod/mini';
import { compactCode } from '#contracts/billing/compact-code';
import { withoutInvisibleCharacters } from '#contracts/kernel/text-fields';

/** What every code is made of, once it is compact. */
const lettersAndDigits = /^[A-Z0-9]*$/;

/**
 * A code such as a tax code or an IBAN, accepted in any spacing and case and stored in capitals without spaces, what
 * else parts it, or ignorable characters. Messages: `invisible_characters` for another invisible character, `invalid`
 * for any but letters and digits, and for more than `longest` of them. Whether it is right is a doubt, and no matter of
 * this.
 */
export function codeText(longest: number) {
  return z
    .string()
    .check(
      z.overwrite(compactCode),
      withoutInvisibleCharacters,
      z.regex(lettersAndDigits, 'invalid'),
      z.maxLength(longest, 'invalid'),
    );
}
