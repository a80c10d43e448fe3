import * as z from 'zod/mini';

/*
 * The text fields a browser may send: every field without a pattern of its own is one of these, `lineText` or
 * `proseText`, which are separate files so that the first page need not load them. None accepts a lone surrogate, which
 * JSON can express and UTF-8 cannot, and none keeps a control character, which breaks the platform's documents and
 * e-mails. Messages are codes: `invisible_characters` for an invisible character, `invalid` for more than `longest`
 * characters (Unicode code points).
 */

const seen = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{NChar}]*$/u;

/**
 * For text that is compared or printed: refuses every invisible character, so that two texts that look alike are equal
 * and none is shown in another order than it was written. Spaces of any kind count as visible.
 */
export const withoutInvisibleCharacters = z.regex(seen, 'invisible_characters');

/** Whether a text holds no invisible character. */
export function isSeen(text: string): boolean {
  return seen.test(text);
}

/**
 * The text without ignorable characters (Unicode's Default_Ignorable_Code_Point), which come along with copied text.
 */
export function withoutIgnorable(text: string): string {
  return text.replaceAll(/\p{DI}/gu, '');
}

/** Text taken literally: a password, a file name. Only control characters and lone surrogates are refused. */
export function exactText(longest: number) {
  return z.string().check(z.maxLength(longest, 'invalid'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'invisible_characters'));
}
