import { mixedHash, textHash } from '#bff/text-hash';

/** Names an answer by its JSON text: equal text, equal version. 64 bits, which no two versions of one answer will share. */
export function versionOf(text: string): string {
  return [textHash(text), textHash(text, text.length)].map((hash) => mixedHash(hash).toString(16)).join('-');
}
