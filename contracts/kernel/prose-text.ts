import * as z from 'zod/mini';

/**
 * What people write freely, in lines, trimmed. Signs that nobody sees are ordinary there, since emoji are joined and
 * languages set apart by them, and travel as they are. Only those that would turn the order of other people's words
 * (U+202A to U+202E, U+2066 to U+2069) are dropped, not refused: they come along with a copied name or number, and
 * nobody could find what to take away. The line break of a word processor (U+000B) becomes one.
 */
export function proseText(longest: number) {
  return z
    .string()
    .check(z.overwrite(asWritten), z.trim(), z.maxLength(longest, 'invalid'), z.regex(writable, 'unseen'));
}

const writable = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

function asWritten(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('\v', '\n');
}
