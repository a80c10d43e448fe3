/** A body as text, and whether all of it was UTF-8. */
export interface DecodedText {
  readonly text: string;
  readonly isUtf8: boolean;
}

/**
 * Decodes a body: what is valid UTF-8 as such, and each byte that is not as windows-1252. A text that is windows-1252
 * as a whole practically never holds a valid sequence, while one stray byte in a text must not garble the rest.
 */
export function decodeText(body: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body), isUtf8: true };
  } catch {
    return { text: new TextDecoder().decode(withStrayBytesMended(body)), isUtf8: false };
  }
}

/** The longest character of windows-1252 in UTF-8, in bytes. */
const longestMended = 3;

/** In UTF-8, what each byte from 0x80 on says in windows-1252. */
const mended = Array.from({ length: 128 }, (_, at) =>
  new TextEncoder().encode(new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at))),
);

/** The body with each byte that belongs to no valid sequence replaced by its character in UTF-8. */
function withStrayBytesMended(body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(body.length * longestMended);
  let length = 0;
  for (let at = 0; at < body.length; ) {
    const size = sequenceSize(body, at);
    const bytes = size === 0 ? mended[(body[at] ?? 0) - 0x80] : undefined;
    if (bytes) {
      whole.set(bytes, length);
      length += bytes.length;
      at += 1;
    } else {
      for (const end = at + size; at < end; at += 1) whole[length++] = body[at] ?? 0;
    }
  }
  return whole.subarray(0, length);
}

/** Where the second byte of a sequence may not be any from 0x80 to 0xbf, by the first. */
const secondFrom: Readonly<Record<number, number>> = { 224: 0xa0, 240: 0x90 };
const secondTo: Readonly<Record<number, number>> = { 237: 0x9f, 244: 0x8f };

/** The bytes of the valid UTF-8 sequence that begins here; 0 where none does. */
function sequenceSize(body: Uint8Array, at: number): number {
  const first = body[at] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (let next = 1; next < size; next += 1) {
    const byte = body[at + next] ?? 0;
    const [from, to] = next === 1 ? [secondFrom[first] ?? 0x80, secondTo[first] ?? 0xbf] : [0x80, 0xbf];
    if (byte < from || byte > to) return 0;
  }
  return size;
}
