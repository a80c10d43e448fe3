const mostCharacters = 300;

/** What the client of the platform says where the platform gave no words of its own. */
const noWords = /^(?:error|status \d+)$/;

/**
 * The platform's own words of a refusal as a reader may be shown them: plain text on one line, without markup
 * or unseen characters, at most 300 characters. Undefined when it said nothing.
 */
export function platformWords(refusal: string): string | undefined {
  const text = refusal
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[<>]/g, '')
    .replaceAll(/\p{Cf}|\p{Cs}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (text === '' || noWords.test(text)) return undefined;
  return [...text].slice(0, mostCharacters).join('').trimEnd();
}
