/** A name in lower-case letters without accents, spaces or apostrophes: `De Angelis` is `deangelis`. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
