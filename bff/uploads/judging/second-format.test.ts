import { expect, test } from 'vitest';
import { endsAsZip, hasSecondFormat } from '#bff/uploads/judging/second-format';

const file = Buffer.from('a file of its own');
const behind = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat([file, ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))]);

test('filling before a program is white space and nothing: every other byte ends the look for it', () => {
  const skipped = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) =>
    hasSecondFormat(behind(Buffer.from([byte]), 'MZ\x90\0'), file.length),
  );
  expect(skipped).toEqual([0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20]);
});

test('filling alone is no second file, however much of it', () => {
  expect(hasSecondFormat(behind(Buffer.alloc(4096), ' \t\r\n'), file.length)).toBe(false);
});

test('what stands before the file’s own end is no second file', () => {
  const bytes = Buffer.concat([Buffer.from('<html>MZ PK\x05\x06', 'latin1'), Buffer.alloc(66_000)]);
  expect(hasSecondFormat(bytes, 20)).toBe(false);
});

test('a ZIP’s end is looked for as far back as its longest comment lets it stand, and no farther', () => {
  const zipEnd = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
  expect(endsAsZip(Buffer.concat([file, zipEnd, Buffer.alloc(0xffff, 7)]))).toBe(true);
  expect(endsAsZip(Buffer.concat([file, zipEnd, Buffer.alloc(0xffff + 1, 7)]))).toBe(false);
});
