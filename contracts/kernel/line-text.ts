import * as z from 'zod/mini';
import { isSeen, withoutIgnorable } from '#contracts/kernel/text-fields';

/** A sign that shows nothing by itself, or one that may be shaped, together with what shapes it. */
const stray = /\p{DI}|([\p{Lo}\p{M}\p{So}\p{Sk}]\p{VS}?(?:[\u200c\u200d](?=(?!\p{DI})[\p{Lo}\p{M}\p{So}\p{Sk}]))?)/gu;

/**
 * One line, a name or a title, trimmed. Signs that show nothing by themselves come along when copying and are dropped,
 * so that two lines that look alike are alike. They stay only where they shape what is seen: a variation after an emoji
 * or a letter of a script without capitals, a joiner or its opposite between two of these.
 */
export function lineText(longest: number) {
  return z.string().check(
    z.overwrite((text) => text.replaceAll(stray, '$1')),
    z.trim(),
    z.maxLength(longest, 'invalid'),
    z.refine((text) => isSeen(withoutIgnorable(text)), 'invisible_characters'),
  );
}
