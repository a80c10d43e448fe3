import { withoutIgnorable } from '#contracts/kernel/text-fields';

/** A code in its stored form: capitals, without spaces or ignorable characters. */
export function compactCode(text: string): string {
  return withoutIgnorable(text).replaceAll(/\s/g, '').toUpperCase();
}
