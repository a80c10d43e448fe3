import * as z from 'zod/mini';

/*
 * What a browser may send as text: every field that is not held by a pattern of its own is one of these, `lineText` or
 * `proseText`, which stand apart so that the first page need not load them. None takes half a character (a lone
 * surrogate), which JSON can spell and UTF-8 cannot write, nor keeps a control character, at which the platform's
 * documents and e-mails break. A message is a code: `invisible_characters` for a sign that nobody sees, `invalid` for
 * more than so many UTF-16 units.
 */

const seen = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{NChar}]*$/u;

/**
 * For whatever is compared or printed: refuses every sign that nobody sees, so that two texts that look alike are alike
 * and none is shown in another order than it was written. Spaces of any kind are seen.
 */
export const withoutInvisibleCharacters = z.regex(seen, 'invisible_characters');

/** Whether a text holds no sign that nobody sees. */
export function isSeen(text: string): boolean {
  return seen.test(text);
}

/** The text without what shows nothing by itself (Unicode's Default_Ignorable_Code_Point): it comes along when copying. */
export function withoutIgnorable(text: string): string {
  return text.replaceAll(/\p{DI}/gu, '');
}

/** Text that is taken to the letter: a password, the name of a file. Only control characters are refused. */
export function exactText(longest: number) {
  return z.string().check(z.maxLength(longest, 'invalid'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'invisible_characters'));
}
