import * as z from 'zod/mini';

/*
 * What a browser may send as text: every field that is not held by a pattern of its own is one of these or `proseText`,
 * which stands apart so that the first page need not load it. None takes half a character (a lone surrogate),
 * which JSON can spell and UTF-8 cannot write, nor a control character, at which the platform's documents and e-mails
 * break. A message is a code: `unseen` for a sign that nobody sees, `invalid` for more than so many UTF-16 units.
 */

/**
 * For whatever is compared or printed, a name, a title, a code: refuses every sign that nobody sees, so that two texts
 * that look alike are alike and none is shown in another order than it was written. Spaces of any kind are seen.
 */
export const withoutUnseen = z.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'unseen');

/** One line, trimmed. The soft hyphens of a word processor mean nothing there and are dropped. */
export function lineText(longest: number) {
  return z.string().check(z.overwrite(withoutSoftHyphens), z.trim(), z.maxLength(longest, 'invalid'), withoutUnseen);
}

/** Text that is taken to the letter: a password, the name of a file. Only control characters are refused. */
export function exactText(longest: number) {
  return z.string().check(z.maxLength(longest, 'invalid'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'unseen'));
}

function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
