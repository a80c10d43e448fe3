import type { Database } from '#mocks/db/create-db';

/** What is kept of all files together, in characters of base64: the platform's state stands in a browser's storage. */
const mostCharacters = 1_500_000;

/** Lets go of what the oldest files hold, as far as there is too much; their rows stay. */
export function letGoOfOldContent({ files }: Database): void {
  let characters = 0;
  for (const { name, content } of files.list().toReversed()) {
    characters += content.length;
    if (content !== '' && characters > mostCharacters) files.change(name, { content: '' });
  }
}
