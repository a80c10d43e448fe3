/** A name as it is kept: its first letter upper case, the rest lower case, no blanks around it (REG-116). */
export function capitalised(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\p{L}/u, (first) => first.toUpperCase());
}
