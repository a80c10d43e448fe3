import { base64Bytes } from '#bff/legacy/base64-bytes';

/** What the words are about whose hash makes a key, so that no hash serves for two things. */
type Purpose = 'seals' | 'names';

/**
 * Encrypts a text under a key that is made of a secret (AES-256-GCM). The secret is stored nowhere: whoever loses it
 * has erased the text.
 */
export async function seal(secret: string, text: string): Promise<string> {
  const start = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: start }, await keyFrom(secret), bytes);
  return `${base64(start)}.${base64(new Uint8Array(sealed))}`;
}

/** The text that was sealed under the secret; undefined under another one, and for what was tampered with. */
export async function unseal(secret: string, sealed: string): Promise<string | undefined> {
  try {
    const [start = '', bytes = ''] = sealed.split('.');
    const algorithm = { name: 'AES-GCM', iv: bytesFrom(start) } as const;
    const opened = await crypto.subtle.decrypt(algorithm, await keyFrom(secret), bytesFrom(bytes));
    return new TextDecoder().decode(new Uint8Array(opened));
  } catch {
    return undefined;
  }
}

/** Recognises a secret, and tells nothing of it. */
export async function nameOf(secret: string): Promise<string> {
  return base64(await hashOf('names', secret))
    .replaceAll(/[^\w]/g, '')
    .slice(0, 32);
}

async function keyFrom(secret: string) {
  return crypto.subtle.importKey('raw', await hashOf('seals', secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function hashOf(purpose: Purpose, secret: string): Promise<Uint8Array<ArrayBuffer>> {
  const words = new TextEncoder().encode(`${purpose} ${secret}`);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', words));
}

function base64(bytes: Uint8Array): string {
  return new TextDecoder().decode(base64Bytes(bytes));
}

function bytesFrom(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
