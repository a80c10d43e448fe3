import sharp from 'sharp';
import { expect, test } from 'vitest';
import { phonePhoto, redAndBlue, smallJpeg, smallPng } from '#bff/server/testing/sample-photos';
import { cleanImage } from '#bff/server/uploads/clean-image';

const formats = [
  { format: 'jpeg', mediaType: 'image/jpeg' },
  { format: 'png', mediaType: 'image/png' },
] as const;

async function cleaned(mediaType: 'image/jpeg' | 'image/png', bytes: Uint8Array): Promise<Buffer> {
  const clean = await cleanImage({ mediaType, bytes });
  if (!clean || clean === 'too_many_pixels') throw new Error('The photo was refused.');
  return Buffer.from(clean.bytes);
}

test.each(formats)(
  'a photo keeps its picture, upright, and nothing of where and with what: $format',
  async ({ format, mediaType }) => {
    const photo = await phonePhoto(format);
    expect((await sharp(photo).metadata()).exif?.includes('Casa mia')).toBe(true);
    const clean = await cleaned(mediaType, photo);
    const metadata = await sharp(clean).metadata();
    expect(metadata).toMatchObject({ format, width: 20, height: 40 });
    for (const part of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) expect(metadata[part]).toBeUndefined();
    expect(clean.includes('Casa mia') || clean.includes('Exif')).toBe(false);
    const { data } = await sharp(clean).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [data.subarray(0, 3), data.subarray(-3)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  },
);

test('a photo larger than a sheet needs is made that small', async () => {
  const large = await (await redAndBlue()).resize(5000, 2500, { kernel: 'nearest' }).jpeg().toBuffer();
  const small = { width: 4096, height: 2048 };
  expect(await sharp(await cleaned('image/jpeg', large)).metadata()).toMatchObject(small);
  expect(await cleanImage({ mediaType: 'image/jpeg', bytes: large })).toMatchObject(small);
});

test.each([
  ['no picture at all', async () => Buffer.from('\xff\xd8\xff\xe0 and nothing more', 'latin1')],
  ['a photo cut short', async () => (await smallJpeg()).subarray(0, -120)],
])('%s is refused', async (_what, bytesOf) => {
  expect(await cleanImage({ mediaType: 'image/png', bytes: await bytesOf() })).toBeUndefined();
});

test.each([
  ['a small file of too many pixels', () => tooManyPixels()],
  ['a small file in passes that unpacks into hundreds of megabytes', () => inPasses(5000, 4800)],
  ['a small file of very long lines', () => solid(20_000, 50)],
  ['a small file of very many lines', () => solid(50, 20_000)],
])('says that %s has too many pixels', async (_what, bytesOf) => {
  expect(await cleanImage({ mediaType: 'image/png', bytes: await bytesOf() })).toBe('too_many_pixels');
});

test.each([
  // The last twelve bytes of a PNG hold nothing of its picture.
  { format: 'PNG', mediaType: 'image/png', photo: smallPng, afterPicture: 12 },
  { format: 'JPEG', mediaType: 'image/jpeg', photo: smallJpeg, afterPicture: 0 },
] as const)(
  'a $format cut short is refused, wherever its picture was cut',
  async ({ mediaType, photo, afterPicture }) => {
    const bytes = await photo();
    for (let length = 8; length < bytes.length - afterPicture; length += 1) {
      expect(await cleanImage({ mediaType, bytes: bytes.subarray(0, length) }), `${length} bytes`).toBeUndefined();
    }
  },
);

test('while one photo is drawn thirty-two wait, and one more is refused at once', async () => {
  const noPhoto = { mediaType: 'image/png', bytes: Buffer.from('no photo') } as const;
  const outcomes = await Promise.allSettled(Array.from({ length: 34 }, () => cleanImage(noPhoto)));
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(33).fill('fulfilled'), 'rejected']);
});

test.each([
  {
    what: 'a PNG in passes',
    photo: () => inPasses(2000, 1500),
    mediaType: 'image/png',
    drawn: { width: 2000, height: 1500 },
  },
  {
    what: 'the largest photo of a phone that was held upright',
    photo: () => uprightPhoto(8000, 6000),
    mediaType: 'image/jpeg',
    drawn: { width: 3072, height: 4096 },
  },
] as const)('redraws $what as $drawn', async ({ photo, mediaType, drawn }) => {
  const clean = await cleanImage({ mediaType, bytes: await photo() });
  expect(clean).toMatchObject(drawn);
  expect(await sharp(await cleaned(mediaType, await photo())).metadata()).toMatchObject(drawn);
});

/** Of eight bytes a pixel. */
function inPasses(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 4, background: '#0000ff80' } as const;
  return sharp({ create }).toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer();
}

function uprightPhoto(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#0000ff' } as const;
  return sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

function tooManyPixels(): Promise<Buffer> {
  return solid(12_000, 6000);
}

function solid(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
