/** A name as it is stored: first letter upper case, the rest lower case, without surrounding blanks (REG-116). */
export function capitalised(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\p{L}/u, (first) => first.toUpperCase());
}
