/** A set of rows, one bit each: 32 are compared at once, and a thread passes a set on without a copy. */
export type BitSet = Uint32Array<ArrayBuffer>;

/** The empty set, with room for `rows` rows. */
export function emptyBits(rows: number): BitSet {
  return new Uint32Array(Math.ceil(rows / 32));
}

export function addBit(bits: BitSet, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
}

export function hasBit(bits: BitSet, row: number): boolean {
  return ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

/** Adds the rows of the second set to the first. */
export function addBits(bits: BitSet, more: BitSet): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (more[word] ?? 0);
}

/** The rows in both sets. */
export function commonBits(one: BitSet, other: BitSet): BitSet {
  const common = one.slice();
  for (let word = 0; word < common.length; word += 1) common[word] = (one[word] ?? 0) & (other[word] ?? 0);
  return common;
}

/** How many rows are in the set; bits are added in pairs, fours, eights and finally bytes. */
export function countBits(bits: BitSet): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    const pairs = word - ((word >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The lowest row in a non-empty word of the set. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
