import { expect, test } from 'vitest';
import { fileSizeText } from '#web/fields/documents/file-size-text';

test.each([
  { bytes: 0, text: '0,1 kB' },
  { bytes: 15, text: '0,1 kB' },
  { bytes: 512, text: '0,5 kB' },
  { bytes: 1024, text: '1 kB' },
  { bytes: 39_424, text: '38,5 kB' },
  { bytes: 1024 * 1024 - 1, text: '1024 kB' },
  { bytes: 1024 * 1024, text: '1 MB' },
  { bytes: 2.4 * 1024 * 1024, text: '2,4 MB' },
  { bytes: 15 * 1024 * 1024, text: '15 MB' },
])('writes $bytes bytes as $text', ({ bytes, text }) => {
  expect(fileSizeText(bytes).replaceAll(/\s/g, ' ')).toBe(text);
});
