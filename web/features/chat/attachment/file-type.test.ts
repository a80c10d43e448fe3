import { expect, test } from 'vitest';
import { actualType, claimedType } from '#web/features/chat/attachment/file-type';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  { what: 'a JPEG', first: '\xff\xd8\xff\xe0\0\x10JFIF\0\x01', type: 'image/jpeg' },
  { what: 'a PNG', first: '\x89PNG\r\n\x1a\n\0\0\0\r', type: 'image/png' },
  { what: 'a PDF', first: '%PDF-1.7\n%\xe2\xe3', type: 'application/pdf' },
  { what: 'a WebP', first: 'RIFF\x24\0\0\0WEBP', type: 'image/webp' },
  { what: 'a HEIC of an iPhone', first: '\0\0\0\x24ftypheic', type: 'image/heic' },
  { what: 'a HEIF', first: '\0\0\0\x18ftypmif1', type: 'image/heic' },
  { what: 'an AVIF', first: '\0\0\0\x1cftypavif', type: 'image/avif' },
  { what: 'a film', first: '\0\0\0\x18ftypmp42', type: undefined },
  { what: 'a sound', first: 'RIFF\x24\0\0\0WAVE', type: undefined },
  { what: 'a page', first: '<!doctype ht', type: undefined },
  { what: 'nothing', first: '', type: undefined },
])('$what is told by its first bytes (CHAT-34)', ({ first, type }) => {
  expect(actualType(bytesOf(first))).toBe(type);
});

test.each([
  ['foto.JPG', 'image/jpeg'],
  ['foto.jpeg', 'image/jpeg'],
  ['foto.png', 'image/png'],
  ['diario.pdf', 'application/pdf'],
  ['IMG_0001.HEIC', 'image/heic'],
  ['foto.webp', 'image/webp'],
  ['foto.png.exe', undefined],
  ['constructor', undefined],
  ['nota.docx', undefined],
])('the name %s claims %s (CHAT-34)', (name, type) => {
  expect(claimedType(name)).toBe(type);
});
