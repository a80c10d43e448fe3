import { numberAt, standsAt } from '#bff/uploads/judging/byte-search';

const signatureBytes = 8;
/** The bytes of a chunk's length, name and checksum. */
const frameBytes = 12;

/** Whether the bytes are a PNG, chunk by chunk, with nothing after its last chunk. */
export function isWholePng(bytes: Uint8Array): boolean {
  if (!standsAt(bytes, 'IHDR', signatureBytes + 4)) return false;
  let at = signatureBytes;
  while (at + frameBytes <= bytes.length) {
    const isLast = standsAt(bytes, 'IEND', at + 4);
    at += frameBytes + numberAt(bytes, at, 4);
    if (isLast) return at === bytes.length;
  }
  return false;
}
