/** Matches a text with at least one visible character; the empty Braille cell (U+2800) does not count. */
export const visibleText = /[^\s\p{DI}\u2800]/u;
