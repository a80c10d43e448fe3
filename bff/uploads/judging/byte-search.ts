/** The offset at which a text of one-byte characters occurs between two offsets; -1 when it does not. */
export function indexOfText(bytes: Uint8Array, text: string, from = 0, to = bytes.length): number {
  const first = text.charCodeAt(0);
  const last = to - text.length;
  for (let at = bytes.indexOf(first, from); at !== -1 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (standsAt(bytes, text, at)) return at;
  }
  return -1;
}

/** Whether a text of one-byte characters is at an offset. */
export function standsAt(bytes: Uint8Array, text: string, at: number): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** A big-endian number of two or four bytes. */
export function numberAt(bytes: Uint8Array, at: number, length: 2 | 4): number {
  let number = 0;
  for (let index = 0; index < length; index += 1) number = number * 256 + (bytes[at + index] ?? 0);
  return number;
}
