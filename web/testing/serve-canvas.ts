import { vi } from 'vitest';
import { closeAfterTest } from '#web/testing/open-apps';

/** A JPEG of eight by ten pixels. */
const smallJpeg = [
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBD',
  'ARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAKAAgD',
  'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAA',
  'BP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgCR3//2Q==',
].join('');

export function smallPhoto(name = 'io.jpg'): File {
  return new File([Uint8Array.from(atob(smallJpeg), (byte) => byte.charCodeAt(0))], name, { type: 'image/jpeg' });
}

/**
 * Gives the test's browser, which reads and draws no pictures, a canvas: every picture has this size, and whatever is
 * drawn is the small photo. Tells how the pictures were drawn.
 */
export function serveCanvas(size: { readonly width: number; readonly height: number }) {
  const drawn: { readonly move: readonly number[]; readonly turns: number }[] = [];
  let move: readonly number[] = [];
  let turns = 0;
  const paper = {
    fillRect: () => undefined,
    scale: () => undefined,
    translate: (x: number, y: number) => {
      if (move.length === 0) move = [x, y];
    },
    rotate: (angle: number) => {
      turns = Math.round(angle / (Math.PI / 2));
    },
    drawImage: () => drawn.push({ move, turns }),
  };
  const spies = [
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(size.width),
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(size.height),
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      move = [];
      turns = 0;
      return paper as never;
    }),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(smallPhoto())),
  ];
  closeAfterTest(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return drawn;
}

/**
 * Gives the test's browser photos to draw: each has this size, and what is drawn is the small photo; `null` is a
 * browser that can draw none. Tells the sizes of what was drawn.
 */
export function servePhotos(size: { readonly width: number; readonly height: number } | null) {
  const drawn: { readonly width: number; readonly height: number }[] = [];
  vi.stubGlobal('createImageBitmap', async () => {
    if (!size) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { ...size, close: () => undefined };
  });
  const spies = [
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      const drawImage = () => drawn.push({ width: this.width, height: this.height });
      return { fillRect: () => undefined, drawImage } as never;
    }),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(smallPhoto())),
  ];
  closeAfterTest(() => {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllGlobals();
  });
  return drawn;
}
