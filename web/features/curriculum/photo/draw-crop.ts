import { type Crop, drawnSize, windowOf } from '#web/features/curriculum/photo/crop';

/**
 * Draws what the crop shows of a photo, upright, as a JPEG without anything else of the file. Undefined where this
 * browser cannot draw it.
 */
export async function drawCrop(photo: HTMLImageElement, crop: Crop): Promise<Blob | undefined> {
  const size = { width: photo.naturalWidth, height: photo.naturalHeight };
  const window = windowOf(size, crop);
  const { width, height } = drawnSize(window);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d');
  if (!paper) return undefined;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.scale(width / window.width, height / window.height);
  paper.translate(-window.left, -window.top);
  const turned = crop.turns % 2 === 0 ? size : { width: size.height, height: size.width };
  paper.translate(turned.width / 2, turned.height / 2);
  paper.rotate((crop.turns * Math.PI) / 2);
  paper.drawImage(photo, -size.width / 2, -size.height / 2);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9));
}
