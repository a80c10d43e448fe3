import { nameOfType } from '#contracts/uploads/name-of-type';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const nameLength = 12;

/** What a stored name is made from: the owner, what the file is for and the idempotency key. */
export interface UploadIdentity {
  readonly owner: string;
  readonly kind: string;
  readonly idempotencyKey: string;
}

/**
 * Twelve characters that reveal nothing and are always the same for the same upload: a retry sends the same name, and
 * no other user can produce it.
 */
export async function storedStem({ owner, kind, idempotencyKey }: UploadIdentity): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([owner, kind, idempotencyKey])),
  );
  const characters = [...new Uint8Array(digest)].map((byte) => alphabet[byte % alphabet.length]);
  return characters.slice(0, nameLength).join('');
}

/** The stem with the file's extension, or with that of its content where the name claims another type (UPL-02). */
export function storedName(stem: string, fileName: string, mediaType: string): string {
  return `${stem}.${extensionOf(nameOfType(fileName, mediaType))}`;
}

/** The last extension of a file name, in lower case. */
function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
}
