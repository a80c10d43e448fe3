const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const nameLength = 12;

/** What a stored name begins with: who adds the document, to which list and in which act. */
export interface UploadIdentity {
  readonly owner: string;
  readonly kind: string;
  readonly idempotencyKey: string;
}

/**
 * Twelve characters that say nothing and are always the same for the same act: a retry sends the same name, and
 * no other user can make the same.
 */
export async function storedStem({ owner, kind, idempotencyKey }: UploadIdentity): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([owner, kind, idempotencyKey])),
  );
  const characters = [...new Uint8Array(digest)].map((byte) => alphabet[byte % alphabet.length]);
  return characters.slice(0, nameLength).join('');
}

/** The stem with the extension of the file it stands for. */
export function storedName(stem: string, fileName: string): string {
  return `${stem}.${extensionOf(fileName)}`;
}

/** The extension a file's name ends with, in small letters. */
function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
}
