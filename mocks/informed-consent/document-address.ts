/** The path of a document by its name; the host is the platform's own. */
export function documentAddress(name: string): string {
  return `/backend/assets/documents/${name}`;
}
