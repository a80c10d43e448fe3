/** How hard a password is to guess, for advice alone: nothing is refused for it (CONST-01). */
export type PasswordStrength = 'too_short' | 'weak' | 'fair' | 'strong';

const shortest = 8;

/** What everybody tries first, here and abroad. */
const common =
  /password|passw0rd|qwert|asdf|zxcv|12345|54321|abcd|ciao|amore|juventus|napoli|inter|milan|italia|admin|welcome/g;

/** Whether the password is long enough to be taken. */
export function isLongEnough(password: string): boolean {
  return password.length >= shortest;
}

/** An estimate from the length, the kinds of characters, and what is repeated, in a row or known to everybody. */
export function passwordStrength(password: string): PasswordStrength {
  if (!isLongEnough(password)) return 'too_short';
  const bits = ownCharacters(password).length * Math.log2(poolOf(password));
  if (bits < 36) return 'weak';
  return bits < 60 ? 'fair' : 'strong';
}

/** The password with words everybody knows, and runs of one character or of neighbours, counted as one character. */
function ownCharacters(password: string): string {
  const shortened = password.toLowerCase().replace(common, '*');
  const distance = (one: string, at: number) => Math.abs(one.charCodeAt(0) - shortened.charCodeAt(at - 1));
  return [...shortened].filter((one, at) => at === 0 || distance(one, at) > 1).join('');
}

/** How many characters somebody would have to try for each place. */
function poolOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return kinds.reduce((pool, [kind, size]) => (kind.test(password) ? pool + size : pool), 0);
}
