import * as z from 'zod/mini';
import { isSeen, withoutIgnorable } from '#contracts/kernel/text-fields';

/** An ignorable character, or a visible one that may be shaped together with the characters that shape it. */
const stray = /\p{DI}|([\p{Lo}\p{M}\p{So}\p{Sk}]\p{VS}?(?:[\u200c\u200d](?=(?!\p{DI})[\p{Lo}\p{M}\p{So}\p{Sk}]))?)/gu;

/**
 * One trimmed line, such as a name or a title. Ignorable characters, which come along with copied text, are dropped, so
 * that two lines that look alike are equal. They stay only where they shape what is visible: a variation selector after
 * an emoji or a letter of a script without capitals, a joiner or non-joiner between two of these.
 */
export function lineText(longest: number) {
  return z.string().check(
    z.overwrite((text) => text.replaceAll(stray, '$1')),
    z.trim(),
    z.maxLength(longest, 'invalid'),
    z.refine((text) => isSeen(withoutIgnorable(text)), 'invisible_characters'),
  );
}
