const mostCharacters = 300;

/** The texts the platform's client uses where the platform gave no words of its own. */
const noWords = /^(?:error|status \d+)$/;

/**
 * The platform's own words of a refusal, fit to be shown: one line of plain text without markup or invisible
 * characters, at most 300 characters. Undefined when it gave none.
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
