/** The preposition before a name: ad Andrea, a Chiara. */
export function toPerson(name: string): string {
  return /^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`;
}
