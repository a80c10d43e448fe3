import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedTexts } from '#bff/sealed-texts';

/** The purpose of what a browser keeps for us. */
export const keptByBrowser = 'ascolto text kept by the browser';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals texts for one purpose: its keys are derived from the session's, so that no purpose opens what another sealed.
 * As with sessions the first key seals and all keys open, so that what is sealed survives a rotation. It opens a text
 * only character for character.
 */
export function createTextSeal(sessionKeys: readonly Buffer[], purpose: string): SealedTexts {
  const keys = sessionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)));
  const [sealingKey] = keys;
  if (!sealingKey) throw new Error('There is no key to seal with.');
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealingKey, nonce, { authTagLength: tagBytes });
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      // What is sealed has one spelling: another text that decodes to the same bytes is refused.
      if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== sealed) return undefined;
      return keys.map((key) => openedWith(key, bytes)).find((opened) => opened !== undefined);
    },
  };
}

function openedWith(key: Buffer, bytes: Buffer): string | undefined {
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
