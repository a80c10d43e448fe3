import { pngEncode } from '#mocks/portraits/png-encode';

const page = { widthPx: 300, heightPx: 400 };
const paper = [251, 247, 236] as const;
const rule = [196, 210, 224] as const;
const ink = [52, 70, 110] as const;
const lineHeightPx = 24;
const firstLinePx = 40;

/** A photograph of a notebook page, as somebody sends one in a chat: ruled paper and nine lines of scribble. */
export async function notebookPagePng(): Promise<Uint8Array<ArrayBuffer>> {
  const rgb = new Uint8Array(page.widthPx * page.heightPx * 3);
  for (let y = 0; y < page.heightPx; y += 1) {
    for (let x = 0; x < page.widthPx; x += 1) rgb.set(colourAt(x, y), (y * page.widthPx + x) * 3);
  }
  return pngEncode({ ...page, rgb });
}

function colourAt(x: number, y: number): readonly [number, number, number] {
  const line = Math.floor((y - firstLinePx) / lineHeightPx);
  const height = Math.round(8 + 5 * Math.sin(x * 0.55 + line) * Math.cos(x * 0.21 + line * 2));
  const isWritten = line >= 0 && line < 9 && x > 30 && x < 270 - ((line * 37) % 90) && x % 31 > 5;
  if (isWritten && Math.abs(((y - firstLinePx) % lineHeightPx) - height) < 1.2) return ink;
  return y > firstLinePx - lineHeightPx && (y - firstLinePx) % lineHeightPx === 16 ? rule : paper;
}
