import { lineText } from '#contracts/kernel/line-text';

/**
 * A stored text as one line that a form can show and send back: breaks become spaces, characters no form takes are
 * dropped, and at most `longest` UTF-16 units are kept.
 */
export function shownLine(stored: string, longest: number): string {
  const line = stored
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/(?!\p{DI})[\p{Cf}\p{Co}\p{Cs}\p{NChar}]/gu, '')
    .slice(0, longest);
  // The cut may have halved a character.
  return lineText(longest).parse(line.replace(/\p{Cs}$/u, ''));
}
