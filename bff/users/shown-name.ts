/**
 * A first name or surname as it is shown. Registration stores `Anna maria` (REG-116): a name with that one capital
 * alone gets one for each of its words. Any other is shown as it was written, without surrounding blanks.
 */
export function shownName(stored: string): string {
  const name = stored.trim();
  if (!/^\p{Lu}\P{Lu}*$/u.test(name)) return name;
  return name.replace(/(?<=[\s'‘’`´ʼ-])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('it'));
}
