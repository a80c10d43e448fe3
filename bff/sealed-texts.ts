/**
 * Texts that a browser keeps for us and gives back: it can neither read nor change them. They hold what no browser may
 * see and we store nowhere.
 */
export interface SealedTexts {
  /** A text of letters, digits, `-` and `_`, a third longer than what it seals. */
  seal(text: string): string;
  /** Undefined for anything that was not sealed here. */
  open(sealed: string): string | undefined;
}
