/** How many bytes at the beginning of a file identify its type. */
export const tellingBytes = 8;

const beginnings: Readonly<Record<string, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** The media type a file's first bytes show, whatever its name says; undefined for a type we do not accept (REG-76). */
export function mediaTypeOfBytes(first: Uint8Array): string | undefined {
  const entries = Object.entries(beginnings);
  return entries.find(([, beginning]) => beginning.every((byte, at) => first[at] === byte))?.[0];
}
