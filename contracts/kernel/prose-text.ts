import * as z from 'zod/mini';
import { visibleText } from '#contracts/kernel/visible-text';

/**
 * What people write freely, in lines, trimmed. Signs that nobody sees are ordinary there, since emoji are joined and
 * languages set apart by them, and travel as they are. Dropped, not refused, is what comes along when copying and nobody
 * could find: control characters, and what would turn the order of other people's words (U+202A to U+202E, U+2066 to
 * U+2069). The breaks of a word processor (U+000B, U+000C) become line breaks. A text of which nothing is seen is empty.
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
