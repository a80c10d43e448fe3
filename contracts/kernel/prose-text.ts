import * as z from 'zod/mini';
import { visibleText } from '#contracts/kernel/visible-text';

/**
 * Free text in several lines, trimmed. Invisible characters are ordinary in it, since emoji and some languages need
 * them, and are kept. Dropped without a refusal are those that come along with copied text and that the author could
 * not find: control characters and those that reverse the order of other text (U+202A to U+202E, U+2066 to U+2069). The
 * breaks of a word processor (U+000B, U+000C) become line breaks. A text without a visible character is empty.
 */
export function proseText(longest: number) {
  return z
    .string()
    .check(
      z.overwrite(asWritten),
      z.trim(),
      z.maxLength(longest, 'invalid'),
      z.regex(/^\P{Cs}*$/u, 'invisible_characters'),
    );
}

function asWritten(text: string): string {
  const written = text
    .replaceAll(/[\v\f]/g, '\n')
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{NChar}\u202a-\u202e\u2066-\u2069]/gu, '');
  return visibleText.test(written) ? written : '';
}
