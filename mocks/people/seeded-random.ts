import { textHash } from '#bff/text-hash';

/** A pseudo-random source: the same seed text always gives the same choices. */
export interface SeededRandom {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `count` different items in random order. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** Choices that depend only on the text (mulberry32). */
export function seededRandom(text: string): SeededRandom {
  let state = textHash(text);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)).flat();
  };
  return { whole, pick, some };
}
