import { bulkhead } from 'cockatiel';
import sharp, { type Metadata } from 'sharp';
import type { DrawnPhoto, ImageCleaner, Photo } from '#bff/uploads/image-cleaner';

/** The long side of an A4 sheet at 350 dpi; a larger photo is reduced to it. */
const longestSidePx = 4096;
/** The 50 million of a phone's largest setting. With more, a small file could unpack into all our memory. */
const mostPixels = 8192 * 6144;
/** Twice the longest side of those. Lines are unpacked in groups, and a few very long ones would take gigabytes. */
const mostSidePx = 2 * 8192;
/** Of a photo that must be unpacked whole before it is drawn: fifty million pixels of three bytes. */
const mostUnpackedBytes = 3 * mostPixels;
const longestSeconds = 20;
const mostWaiting = 32;

// Photos are few and large: one after the other, each on one thread, without a cache.
sharp.cache(false);
sharp.concurrency(1);
const oneAtATime = bulkhead(1, mostWaiting);

/** Redraws a photo with libvips, which writes only the picture of what it read. */
export const cleanImage: ImageCleaner = (photo) => oneAtATime.execute(() => redraw(photo));

async function redraw({ mediaType, bytes }: Photo): Promise<DrawnPhoto | 'too_many_pixels' | undefined> {
  const picture = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!picture) return undefined;
  if (!fitsInMemory(picture)) return 'too_many_pixels';
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true });
  const drawn = mediaType === 'image/png' ? upright.png() : upright.jpeg({ quality: 88 });
  // All its failures come from the picture: cut short, or too slow.
  const done = await drawn.toBuffer({ resolveWithObject: true }).catch(() => undefined);
  return done && { bytes: done.data, width: done.info.width, height: done.info.height };
}

/** Whether a picture leaves room for other work: one that turns, or comes in passes, cannot be drawn line by line. */
function fitsInMemory(picture: Metadata): boolean {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = picture;
  if (width * height > mostPixels || Math.max(width, height) > mostSidePx) return false;
  if (!isProgressive && orientation === 1) return true;
  // The passes of a JPEG are added up in two bytes each.
  const bytesEach = depth === 'uchar' && !(isProgressive && format === 'jpeg') ? 1 : 2;
  return width * height * channels * bytesEach <= mostUnpackedBytes;
}
