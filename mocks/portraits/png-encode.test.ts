import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pngEncode } from '#mocks/portraits/png-encode';

const rgb = Uint8Array.from([250, 10, 0, 1, 2, 3, 255, 0, 128, 4, 250, 6]);
const png = Buffer.from(await pngEncode({ widthPx: 2, heightPx: 2, rgb }));

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly crc: number;
}

function chunks(from = 8): Chunk[] {
  if (from >= png.length) return [];
  const end = from + 8 + png.readUInt32BE(from);
  const chunk = { type: png.toString('latin1', from + 4, from + 8), data: png.subarray(from + 8, end) };
  return [{ ...chunk, crc: png.readUInt32BE(end) }, ...chunks(end + 4)];
}

test('begins as every PNG begins and holds its three chunks', () => {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(chunks().map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
});

test('gives each chunk its checksum', () => {
  for (const { type, data, crc } of chunks()) expect(crc).toBe(crc32(data, crc32(type)));
});

test('states the size and eight bits of red, green and blue', () => {
  expect([...(chunks()[0]?.data ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
});

test('keeps every pixel, each row as its difference from the one above', () => {
  const rows = inflateSync(chunks()[1]?.data ?? Buffer.of());

  expect([...rows]).toEqual([2, 250, 10, 0, 1, 2, 3, 2, 5, 246, 128, 3, 248, 3]);
});
