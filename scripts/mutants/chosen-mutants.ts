import { createHash } from 'node:crypto';
import type { Mutant } from '#scripts/mutants/mutant-sites';

/**
 * Picks `count` mutants. The same seed picks the same ones, and a change elsewhere or a moved file does not alter the
 * choice, since each mutant's rank depends on its own text. A file with four times as many sites is picked from twice
 * as often, so that no long table crowds out the rest.
 */
export function chosenMutants(all: readonly Mutant[], { seed, count }: { seed: number; count: number }): Mutant[] {
  const inFile = Map.groupBy(all, ({ path }) => path);
  const drawn = [...inFile.values()].flatMap((places) => {
    const seen = new Map<string, number>();
    return places.map((mutant) => {
      const words = [mutant.lineText, mutant.before, mutant.after].join('\n');
      const repeats = seen.get(words) ?? 0;
      seen.set(words, repeats + 1);
      return { mutant, lot: lotOf(`${seed}\n${repeats}\n${words}`) * Math.sqrt(places.length) };
    });
  });
  const chosen = drawn.sort((one, other) => one.lot - other.lot).slice(0, count);
  return chosen.map(({ mutant }) => mutant).sort(inReadingOrder);
}

/** A number from 0 to 1 that depends only on the text. */
function lotOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

function inReadingOrder(one: Mutant, other: Mutant): number {
  return one.path === other.path ? one.start - other.start : one.path < other.path ? -1 : 1;
}
