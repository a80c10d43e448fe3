/** What an error of Redis is about: its code, or the word with which Redis begins its answer, such as `WRONGPASS`. */
export function reasonOf(failure: unknown): string {
  const { code, message = '' } = failure as { readonly code?: unknown; readonly message?: string };
  return typeof code === 'string' ? code : (/^[A-Z]{2,}/.exec(message)?.[0] ?? '');
}
