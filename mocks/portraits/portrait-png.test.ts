import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { portraitPng } from '#mocks/portraits/portrait-png';

const size = { widthPx: 320, heightPx: 400 };
const small = { widthPx: 40, heightPx: 50 };

/** Filtered rows: equal exactly where the pictures are equal. */
async function rows(seed: number): Promise<Uint8Array> {
  const png = Buffer.from(await portraitPng(seed, small));
  return inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
}

test('draws the same seed the same, byte for byte', async () => {
  expect(Buffer.compare(await portraitPng(7, size), await portraitPng(7, size))).toBe(0);
});

test('draws each seed as somebody else, at a glance', async () => {
  const pictures = await Promise.all(Array.from({ length: 40 }, (_, seed) => rows(seed)));
  const alike = pictures.flatMap((one, seed) =>
    pictures.slice(seed + 1).filter((other) => one.filter((byte, at) => byte !== other[at]).length < one.length * 0.08),
  );

  expect(alike).toEqual([]);
});

test.each([
  { seed: 0, ...size },
  { seed: 2_147_483_647, ...size },
  { seed: 12, widthPx: 64, heightPx: 64 },
])('gives a PNG of the asked size for seed $seed at $widthPx x $heightPx', async ({ seed, widthPx, heightPx }) => {
  const png = Buffer.from(await portraitPng(seed, { widthPx, heightPx }));

  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([widthPx, heightPx]);
  expect(inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))).toHaveLength(heightPx * (1 + 3 * widthPx));
});

test('stays below 40 KB at 320 x 400', async () => {
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, seed) => portraitPng(seed, size)));

  expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThan(40_000);
});
