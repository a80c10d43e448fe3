import { withoutIgnorable } from '#contracts/kernel/text-fields';

/**
 * A code in its stored form: capitals, without ignorable characters and what only parts it: spaces, dashes, dots,
 * slashes.
 */
export function compactCode(text: string): string {
  return withoutIgnorable(text)
    .replaceAll(/[\s\p{Pd}./]/gu, '')
    .toUpperCase();
}
