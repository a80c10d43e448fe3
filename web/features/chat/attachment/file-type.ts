import { mediaTypeOfBytes } from '#contracts/uploads/media-type-of-bytes';
import { mediaTypeOfName } from '#contracts/uploads/media-type-of-name';

/** Photos that the back end does not take and some browsers can draw: they are sent as a JPEG. */
const drawnAsJpeg: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
  avif: 'image/avif',
};

/** The type a file's name claims, which only chooses the words of a refusal; undefined for one that cannot be sent. */
export function claimedType(name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return mediaTypeOfName(name) ?? (Object.hasOwn(drawnAsJpeg, extension) ? drawnAsJpeg[extension] : undefined);
}

/** The type a file's first bytes show; undefined for one that cannot be sent. */
export function actualType(first: Uint8Array): string | undefined {
  const text = String.fromCharCode(...first.subarray(0, 12));
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) !== 'ftyp') return mediaTypeOfBytes(first);
  const brand = text.slice(8, 12);
  if (/^avi[fs]$/.test(brand)) return 'image/avif';
  return /^(?:hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(brand) ? 'image/heic' : undefined;
}
