/** How hard a password is to guess. It is advice only: no password is refused for it. */
export type PasswordStrength = 'too_short' | 'weak' | 'fair' | 'strong';

const shortest = 8;

/** Words that attackers try first, international and Italian. */
const common =
  /password|passw0rd|qwert|asdf|zxcv|12345|54321|abcd|ciao|amore|juventus|napoli|inter|milan|italia|admin|welcome/g;

/** Whether the password is long enough to be accepted. */
export function isLongEnough(password: string): boolean {
  return password.length >= shortest;
}

/** Estimates the strength from the length and the kinds of characters, discounting common words and runs. */
export function passwordStrength(password: string): PasswordStrength {
  if (!isLongEnough(password)) return 'too_short';
  const bits = ownCharacters(password).length * Math.log2(poolOf(password));
  if (bits < 36) return 'weak';
  return bits < 60 ? 'fair' : 'strong';
}

/** The password with common words, and runs of one character or of adjacent ones, counted as one character. */
function ownCharacters(password: string): string {
  const shortened = password.toLowerCase().replace(common, '*');
  const distance = (one: string, at: number) => Math.abs(one.charCodeAt(0) - shortened.charCodeAt(at - 1));
  return [...shortened].filter((one, at) => at === 0 || distance(one, at) > 1).join('');
}

/** How many different characters an attacker would have to try at each position. */
function poolOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return kinds.reduce((pool, [kind, size]) => (kind.test(password) ? pool + size : pool), 0);
}
