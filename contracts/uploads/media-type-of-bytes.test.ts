import { expect, test } from 'vitest';
import { mediaTypeOfBytes } from '#contracts/uploads/media-type-of-bytes';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  { what: 'a JPEG', first: '\xff\xd8\xff\xe0\0\x10JF', type: 'image/jpeg' },
  { what: 'a PNG', first: '\x89PNG\r\n\x1a\n', type: 'image/png' },
  { what: 'a PDF', first: '%PDF-1.7', type: 'application/pdf' },
  { what: 'a PDF after a byte order mark', first: '\xef\xbb\xbf%PDF-1.7', type: 'application/pdf' },
  { what: 'a PDF after blank lines', first: '\r\n\n %PDF-1.7', type: 'application/pdf' },
  { what: 'a PDF after something else', first: 'GIF89a %PDF-1.7', type: undefined },
  { what: 'a PDF too far from the start', first: `${' '.repeat(1024)}%PDF-1.7`, type: undefined },
  { what: 'a GIF', first: 'GIF89a\x01\0', type: undefined },
  { what: 'a program', first: 'MZ\x90\0\x03\0\0\0', type: undefined },
  { what: 'a page', first: '<!doctyp', type: undefined },
  { what: 'a PNG that was cut short', first: '\x89PNG', type: undefined },
  { what: 'nothing', first: '', type: undefined },
])('$what is told by its first bytes', ({ first, type }) => {
  expect(mediaTypeOfBytes(bytesOf(first))).toBe(type);
});
