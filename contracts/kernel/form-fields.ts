import * as z from 'zod/mini';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { isEmailAddress, withAsciiDomain } from '#contracts/kernel/email-address';
import { withoutMarkup } from '#contracts/kernel/fields';
import { lineText } from '#contracts/kernel/line-text';
import { proseText } from '#contracts/kernel/prose-text';
import { withoutIgnorable } from '#contracts/kernel/text-fields';
import { visibleText } from '#contracts/kernel/visible-text';

/* Fields shared by forms and operations. Messages are codes, which the interface turns into words. */

/** One required line: `required` when nothing of it is visible, plus the codes of `lineText`. */
export function requiredText(longest: number) {
  return lineText(longest).check(z.regex(visibleText, 'required'));
}

/** A required name or address: the codes of `requiredText`, and `markup` for `<` and `>`. */
export function printedText(longest: number) {
  return requiredText(longest).check(withoutMarkup);
}

/** Required free text: `required` when nothing of it is visible, plus the codes of `proseText`. */
export function requiredProse(longest: number) {
  return proseText(longest).check(z.regex(visibleText, 'required'));
}

/** A required telephone number; every kind of space and dash becomes a plain space or hyphen. */
export function requiredPhone(longest: number) {
  return requiredText(longest).check(z.overwrite((text) => text.replaceAll(/\s/g, ' ').replaceAll(/\p{Pd}/gu, '-')));
}

/** Nothing that a form asks for lies further back: an earlier day is a slip. */
const earliestDay = '1900-01-01';

/** Whether a text is a day, `yyyy-MM-dd`, before the earliest that a form takes. */
export function isTooEarly(text: string): boolean {
  return civilDateFrom(text) === text && text < earliestDay;
}

/**
 * A required day, `yyyy-MM-dd`: `too_early` before 1900, otherwise `required`, which is reported together with the
 * other faults of a form, not instead of them.
 */
export const requiredDay = z
  .custom<CivilDate>((value) => typeof value === 'string' && civilDateFrom(value) === value, {
    error: 'required',
    abort: false,
  })
  .check(z.refine((day) => typeof day !== 'string' || !isTooEarly(day), 'too_early'));

/** A required e-mail address: `required` when empty, `invalid` when it is not one. */
export const requiredEmail = z.string().check(
  z.overwrite(withoutIgnorable),
  z.trim(),
  z.overwrite(withAsciiDomain),
  z.minLength(1, 'required'),
  z.refine((value) => value === '' || isEmailAddress(value), 'invalid'),
);
