/** The start value of a hash that continues no other. */
const hashStart = 0x811c9dc5;

const prime = 0x01000193;

/**
 * FNV-1a over UTF-16 units, optionally continuing an earlier hash. For naming contents and for shuffles, never for
 * secrets.
 */
export function textHash(text: string, from: number = hashStart): number {
  let hash = from | 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash;
}

/** MurmurHash3's finalizer: every bit of the hash affects every bit of the result, an unsigned 32-bit number. */
export function mixedHash(hash: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
