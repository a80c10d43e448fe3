import { bulkhead } from 'cockatiel';
import sharp from 'sharp';
import type { ImageCleaner, Photo } from '#bff/uploads/image-cleaner';

/** What a whole A4 sheet has at 350 dpi; a larger photo is made that small. */
const longestSidePx = 4096;
/** The 50 million of a phone's largest setting. Beyond it, a small file can unpack into all our memory. */
const mostPixels = 8192 * 6144;
const longestSeconds = 20;
const mostWaiting = 32;

// Photos are few and large: one after the other, each on one thread, and nothing kept of those before.
sharp.cache(false);
sharp.concurrency(1);
const oneAtATime = bulkhead(1, mostWaiting);

/** Redraws a photo with libvips, which writes nothing of what it read but the picture. */
export const cleanImage: ImageCleaner = (photo) => oneAtATime.execute(() => redraw(photo));

async function redraw({ mediaType, bytes }: Photo): Promise<Uint8Array | undefined> {
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true });
  const drawn = mediaType === 'image/png' ? upright.png() : upright.jpeg({ quality: 88 });
  // Its failures are all of the picture: not one, cut short, too many pixels, too long.
  return drawn.toBuffer().catch(() => undefined);
}
