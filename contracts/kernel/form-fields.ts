import * as z from 'zod/mini';
import { isEmailAddress } from '#contracts/kernel/email-address';
import { withoutMarkup } from '#contracts/kernel/fields';
import { lineText } from '#contracts/kernel/line-text';
import { proseText } from '#contracts/kernel/prose-text';
import { withoutIgnorable } from '#contracts/kernel/text-fields';
import { visibleText } from '#contracts/kernel/visible-text';

/* Fields that forms and operations share. A message is a code, which the interface turns into words. */

/** One line that must be given: `required` when nothing is seen of it, and the codes of `lineText`. */
export function requiredText(longest: number) {
  return lineText(longest).check(z.regex(visibleText, 'required'));
}

/** A name or an address that must be given: the same, and `markup` for `<` and `>`. */
export function printedText(longest: number) {
  return requiredText(longest).check(withoutMarkup);
}

/** What somebody writes freely and must write: `required` when nothing is seen of it, and the codes of `proseText`. */
export function requiredProse(longest: number) {
  return proseText(longest).check(z.regex(visibleText, 'required'));
}

/** A telephone number that must be given, with plain spaces and hyphens for those that do not break. */
export function requiredPhone(longest: number) {
  return requiredText(longest).check(z.overwrite((text) => text.replaceAll(/\s/g, ' ').replaceAll(/\p{Pd}/gu, '-')));
}

/** An e-mail address that must be given: `required` when empty, `invalid` when it is none. */
export const requiredEmail = z.string().check(
  z.overwrite(withoutIgnorable),
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((value) => value === '' || isEmailAddress(value), 'invalid'),
);
