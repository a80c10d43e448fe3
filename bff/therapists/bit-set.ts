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

/** Every place that is in any of the sets; a missing one is empty. */
export function anyOf(sets: readonly (BitSet | undefined)[], places: number): BitSet {
  const all = emptyBits(places);
  for (const bits of sets) {
    bits?.forEach((word, at) => {
      all[at] = (all[at] ?? 0) | word;
    });
  }
  return all;
}
