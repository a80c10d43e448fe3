import * as z from 'zod/mini';
import { isEmailAddress } from '#contracts/kernel/email-address';
import { withoutMarkup } from '#contracts/kernel/fields';

/* Fields that forms and operations share. A message is a code, which the interface turns into words. */

/** Text that must be given: `required` when empty, `invalid` when longer than so many characters. */
export function requiredText(longest: number) {
  return z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'invalid'));
}

/** A name or an address that must be given: the same, and `markup` for `<` and `>`. */
export function printedText(longest: number) {
  return requiredText(longest).check(withoutMarkup);
}

/** An e-mail address that must be given: `required` when empty, `invalid` when it is none. */
export const requiredEmail = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((value) => value === '' || isEmailAddress(value), 'invalid'),
);
