/** Matches a text of which at least one sign is seen; the empty cell of Braille (U+2800) is none. */
export const visibleText = /[^\s\p{DI}\u2800]/u;
