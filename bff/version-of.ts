import { mixedHash, textHash } from '#contracts/kernel/text-hash';

/** Names an answer by its content: equal content, equal version. 64 bits, which no two versions of one answer will share. */
export function versionOf(value: unknown): string {
  const text = JSON.stringify(value);
  return [textHash(text), textHash(text, text.length)].map((hash) => mixedHash(hash).toString(16)).join('-');
}
