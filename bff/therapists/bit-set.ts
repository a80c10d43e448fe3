/** A set of places 0, 1, 2…, a bit for each: many are compared at once, and a thread hands one over without a copy. */
export type BitSet = Uint32Array<ArrayBuffer>;

/** The empty set, with room for so many places. */
export function emptyBits(places: number): BitSet {
  return new Uint32Array(Math.ceil(places / 32));
}

export function addBit(bits: BitSet, place: number): void {
  const word = place >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (place & 31));
}

export function hasBit(bits: BitSet, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

/** Adds to the first set what the second has. */
export function addBits(bits: BitSet, more: BitSet): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (more[word] ?? 0);
}

/** Leaves in the first set what the second has as well. */
export function keepBits(bits: BitSet, others: BitSet): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}
