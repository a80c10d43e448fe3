import * as z from 'zod/mini';
import { compactCode } from '#contracts/billing/compact-code';
import { withoutUnseen } from '#contracts/kernel/text-fields';

/**
 * A code such as a tax code or an IBAN, taken in any spacing and case and kept in capitals without spaces: `unseen` for
 * a sign that nobody sees, `invalid` for more than so many characters.
 */
export function codeText(longest: number) {
  return z.string().check(z.trim(), withoutUnseen, z.overwrite(compactCode), z.maxLength(longest, 'invalid'));
}
