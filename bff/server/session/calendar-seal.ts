import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { CalendarSubscription } from '#bff/calendar-export/calendar-subscription';

/** Seals subscriptions into texts for an address, and opens them again. */
export interface CalendarSeal {
  seal(subscription: CalendarSubscription): string;
  /** Undefined for anything that was not sealed here, character for character. */
  open(sealed: string): CalendarSubscription | undefined;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const content = z.tuple([z.string().min(1), z.string().min(1)]);

/**
 * Seals for this purpose only: its keys are derived from the session's, so that neither opens what the other sealed. As
 * with sessions the first key seals and all keys open, so that addresses survive a rotation.
 */
export function createCalendarSeal(sessionKeys: readonly Buffer[]): CalendarSeal {
  const keys = sessionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'ascolto calendar address', 32)));
  const [sealingKey] = keys;
  if (!sealingKey) throw new Error('There is no key to seal with.');
  return {
    seal({ id, privateToken }) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealingKey, nonce, { authTagLength: tagBytes });
      const text = Buffer.concat([cipher.update(JSON.stringify([id, privateToken]), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      // An address has one spelling: another text that decodes to the same bytes is refused.
      if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== sealed) return undefined;
      const text = keys.map((key) => openedWith(key, bytes)).find((opened) => opened !== undefined);
      if (text === undefined) return undefined;
      const [id, privateToken] = content.parse(JSON.parse(text));
      return { id, privateToken };
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
