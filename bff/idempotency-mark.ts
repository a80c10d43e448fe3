import { OperationFailed } from '#bff/operation-failed';
import { mixedHash, textHash } from '#bff/text-hash';

/** Stands between key and hash; no key contains it. */
const separator = '.';

/**
 * What a command leaves in the thing it creates, to be recognised by: its idempotency key, and a hash of the content it
 * was sent with. `content` is what the command asks for, in a fixed order of fields; never a password, since the
 * platform keeps the mark.
 */
export function idempotencyMark(idempotencyKey: string, content: object): string {
  return `${idempotencyKey}${separator}${mixedHash(textHash(JSON.stringify(content))).toString(36)}`;
}

/** The idempotency key in a mark. */
export function keyIn(mark: string): string {
  return mark.split(separator, 1)[0] ?? mark;
}

/**
 * Whether the found mark is the asked one. Refuses with `key_reused` when the key is the same and the content is not:
 * an answer about other content would be taken for one about this. A mark without a hash was left by an earlier
 * version.
 */
export function isMarked(found: string | undefined, asked: string): boolean {
  if (found === asked) return true;
  const key = keyIn(asked);
  if (found === undefined || keyIn(found) !== key) return false;
  if (found !== key) throw new OperationFailed('key_reused');
  return true;
}
