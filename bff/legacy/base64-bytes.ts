const alphabet = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const padding = 0x3d;

/** The length in base64 of that many bytes. */
export function base64Length(byteLength: number): number {
  return Math.ceil(byteLength / 3) * 4;
}

/** Bytes in base64, as bytes of ASCII text, so that no long string is made. */
export function base64Bytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new Uint8Array(base64Length(bytes.length));
  let to = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) {
      text[to] = alphabet[(bits >> shift) & 63] ?? 0;
      to += 1;
    }
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return text.fill(padding, text.length - missing);
}
