import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import type { ReadPicture } from '#mocks/platform';

const longestSidePx = 2048;

/** Redraws a photo upright on a canvas; smaller than the server does, since it is kept in the browser's storage. */
export const cleanImageOnCanvas: ImageCleaner = async ({ mediaType, bytes }) => {
  const blob = new Blob([new Uint8Array(bytes)], { type: mediaType });
  const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await canvas.convertToBlob({ type: mediaType, quality: 0.8 });
  return { bytes: new Uint8Array(await drawn.arrayBuffer()), width: canvas.width, height: canvas.height };
};

/** Loads the address of each picture, only when the picture is needed. */
const addresses = import.meta.glob<string>(['../portraits/*.png', '../media/*.png'], {
  query: '?url',
  import: 'default',
});

/** Fetches a picture from the page's own origin. */
export const fetchPicture: ReadPicture = async (path) => {
  const address = await addresses[`../${path}`]?.();
  if (address === undefined) throw new Error(`There is no picture ${path}.`);
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
};
