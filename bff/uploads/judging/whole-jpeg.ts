import { numberAt } from '#bff/uploads/judging/byte-search';
import { hasSecondFormat } from '#bff/uploads/judging/second-format';

const endOfImage = 0xd9;
const startOfScan = 0xda;

/**
 * Whether the bytes are a JPEG with its end mark. What phones append (smaller pictures, a video, their own notes) is
 * accepted, since redrawing the photo drops it; another document or program is not.
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const end = endOfJpeg(bytes);
  return end !== undefined && !hasSecondFormat(bytes, end);
}

/** The offset after the end mark, found by following the marks, so that an embedded preview does not count. */
function endOfJpeg(bytes: Uint8Array): number | undefined {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const mark = bytes[at + 1] ?? 0;
    if (mark === endOfImage) return at + 2;
    if (mark === 0xff) at += 1;
    else if (standsAlone(mark)) at += 2;
    else {
      at += 2 + numberAt(bytes, at + 2, 2);
      if (mark === startOfScan) at = endOfScan(bytes, at);
    }
  }
  return undefined;
}

/** The offset of the next mark that ends the pixels: neither an escaped 0xff among them nor a restart mark. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && (bytes[at + 1] === 0 || isRestart(bytes[at + 1] ?? 0))) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}

/** Whether the mark has no length field. */
function standsAlone(mark: number): boolean {
  return mark === 0x01 || mark === 0xd8 || isRestart(mark);
}

function isRestart(mark: number): boolean {
  return mark >= 0xd0 && mark <= 0xd7;
}
