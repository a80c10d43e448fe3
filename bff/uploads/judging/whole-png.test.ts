import { expect, test } from 'vitest';
import { smallPng } from '#bff/server/testing/sample-photos';
import { isWholePng } from '#bff/uploads/judging/whole-png';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A chunk with a dummy checksum, which is not checked here. */
function chunk(name: string, data = ''): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name + data, 'latin1'), Buffer.alloc(4)]);
}

test('a PNG is whole from its header to its end', async () => {
  expect(isWholePng(await smallPng())).toBe(true);
  expect(isWholePng(Buffer.concat([signature, chunk('IHDR', '0'.repeat(13)), chunk('IEND')]))).toBe(true);
});

test.each([
  { what: 'nothing but an end', chunks: [chunk('IEND')] },
  { what: 'another chunk before its header', chunks: [chunk('tEXt', 'IHDR'), chunk('IHDR'), chunk('IEND')] },
  { what: 'no end', chunks: [chunk('IHDR', '0'.repeat(13))] },
  { what: 'more behind its end', chunks: [chunk('IHDR', '0'.repeat(13)), chunk('IEND'), chunk('IEND')] },
  { what: 'an end that is longer than the file', chunks: [chunk('IHDR', '0'.repeat(13)), chunk('IEND').fill(9, 0, 4)] },
])('a PNG with $what is none', ({ chunks }) => {
  expect(isWholePng(Buffer.concat([signature, ...chunks]))).toBe(false);
});
