import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCalendarSeal } from '#bff/server/session/calendar-seal';

const subscription = { id: '6f1c', privateToken: 'secret-giulia' };
const key = Buffer.alloc(32, 'one key');
const other = Buffer.alloc(32, 'another key');

test('what is sealed is opened as it was, and shows nothing of it', () => {
  const seal = createCalendarSeal([key]);
  const sealed = seal.seal(subscription);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/6f1c|secret|giulia/);
  expect(seal.open(sealed)).toEqual(subscription);
});

test('the same subscription never gives the same text twice', () => {
  const seal = createCalendarSeal([key]);
  expect(seal.seal(subscription)).not.toBe(seal.seal(subscription));
});

test('a changed character, wherever it stands, opens nothing', () => {
  const seal = createCalendarSeal([key]);
  const sealed = seal.seal(subscription);
  const changed = Array.from(sealed, (character, at) => {
    const instead = character === 'A' ? 'B' : 'A';
    return sealed.slice(0, at) + instead + sealed.slice(at + 1);
  });
  expect(changed.map((text) => seal.open(text)).filter((opened) => opened !== undefined)).toEqual([]);
});

test.each(['', 'A', 'AAAA', 'A'.repeat(37), 'A'.repeat(38), 'A'.repeat(60_000), '../../etc/passwd', 'è'])(
  '%.20s is nothing that was sealed',
  (text) => {
    expect(createCalendarSeal([key]).open(text)).toBeUndefined();
  },
);

test('the same text spelled otherwise is another', () => {
  const seal = createCalendarSeal([key]);
  const sealed = seal.seal(subscription);
  for (const text of [`${sealed}=`, ` ${sealed}`, `${sealed}%3D`, `${sealed}\n`])
    expect(seal.open(text)).toBeUndefined();
});

test('a rotation of keys keeps what was sealed before, and seals with the new key', () => {
  const sealed = createCalendarSeal([key]).seal(subscription);
  const rotated = createCalendarSeal([other, key]);
  expect(rotated.open(sealed)).toEqual(subscription);
  expect(createCalendarSeal([other]).open(rotated.seal(subscription))).toEqual(subscription);
  expect(createCalendarSeal([other]).open(sealed)).toBeUndefined();
});

test('the key of sessions itself opens nothing: this purpose has a key of its own', () => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(['6f1c', 'secret-giulia'])), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  expect(createCalendarSeal([key]).open(sealed)).toBeUndefined();
});
