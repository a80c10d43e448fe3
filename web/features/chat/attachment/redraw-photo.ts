import type { PixelSize } from '#contracts/chat/chat.api';

/** The longest side of a photo that is sent, in pixels: more than any screen shows of it. */
const longestSidePx = 2560;
const jpegQuality = 0.85;

export interface RedrawnPhoto {
  readonly file: Blob;
  readonly size: PixelSize;
}

/**
 * Draws a photo anew, upright, no larger than a screen shows it and without anything else of its file: where, when and
 * with what it was taken stays on the device. Undefined where this browser cannot draw it.
 */
export async function redrawPhoto(photo: Blob, as: 'image/jpeg' | 'image/png'): Promise<RedrawnPhoto | undefined> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const size = fittingSize(picture);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const paper = canvas.getContext('2d');
  if (paper && as === 'image/jpeg') {
    // What is transparent would be black in a JPEG.
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, size.width, size.height);
  }
  paper?.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  const file = paper && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, as, jpegQuality)));
  return file ? { file, size } : undefined;
}

/** The size of a photo, reduced to the longest side. */
export function fittingSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  const reduced = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: reduced(width), height: reduced(height) };
}
