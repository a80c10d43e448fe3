/** A code as it is kept: in capitals and without the spaces it may be written with. */
export function compactCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
