/** Where a document of the platform lies, by its name; the host is the platform's own. */
export function documentAddress(name: string): string {
  return `/backend/assets/documents/${name}`;
}
