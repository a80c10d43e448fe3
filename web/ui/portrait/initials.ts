/** The first letters of the first name and of the surname; of a whole name, those of its first and its last word. */
export function initials(name: string, lastName?: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const second = lastName === undefined ? words.slice(1).at(-1) : lastName.trim();
  return [words[0], second].map((word) => word?.[0]?.toLocaleUpperCase('it') ?? '').join('');
}
