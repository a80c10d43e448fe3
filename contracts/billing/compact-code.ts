import { withoutIgnorable } from '#contracts/kernel/text-fields';

/** A code as it is kept: in capitals, without the spaces it may be written with and what shows nothing. */
export function compactCode(text: string): string {
  return withoutIgnorable(text).replaceAll(/\s/g, '').toUpperCase();
}
