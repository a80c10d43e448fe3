import { type BitSet, hasBit, lowestBit } from '#bff/therapists/directory/bit-set';
import { criterionKey } from '#bff/therapists/directory/criterion-keys';
import type { PackedDirectory } from '#bff/therapists/directory/packed-directory';
import type { ShownPart } from '#bff/therapists/search/page-window';
import { shuffleRank, shuffleSeed } from '#bff/therapists/search/shuffle-rank';
import { premiumPlacesFirst } from '#contracts/therapists/search-settings';
import type { TherapistSort } from '#contracts/therapists/therapist-filter';

/** Ranks are below this number, so one number can hold the sort value and, below it, the rank. */
const ranks = 2 ** 32;

/** What a search is ordered by before the draw. */
const orderOf = { default: 'pausedOrder', rating: 'ratingOrder', price: 'priceOrder' } as const;

const withStudio = criterionKey({ filter: 'therapy', value: 'online+studio' });

export interface OrderedRow {
  readonly row: number;
  /** The places kept for Premium put it higher than the draw did. */
  readonly isPromoted: boolean;
}

/** The matching rows from `from` to `until` in the order of `sortedBy`, without sorting the others. */
export function rowsInOrder(
  packed: PackedDirectory,
  matching: BitSet,
  { sort, visit, from, until }: { sort: TherapistSort; visit: string } & Pick<ShownPart, 'from' | 'until'>,
): OrderedRow[] {
  if (from === until) return [];
  const { tokenHashes, byCriterion } = packed;
  const order = packed[orderOf[sort]];
  const premium = sort === 'default' ? byCriterion.get(withStudio) : undefined;
  const seed = shuffleSeed(visit);
  const first = createShortlist(premiumPlacesFirst);
  const all = createShortlist(until);
  for (let word = 0; word < matching.length; word += 1) {
    for (let left = matching[word] ?? 0; left !== 0; left &= left - 1) {
      const row = word * 32 + lowestBit(left);
      const rank = shuffleRank(tokenHashes[row] ?? 0, seed);
      const key = (order[row] ?? 0) * ranks + rank;
      if (key <= all.bound) all.offer(row, key);
      // A key of `ranks` and above: they take no new requests, and so are not put forward.
      if (premium && key < ranks && key <= first.bound && hasBit(premium, row)) first.offer(row, key);
    }
  }
  const drawn = all.rows();
  const ahead = premium ? first.rows() : [];
  const others = drawn.filter((row) => !ahead.includes(row));
  // Whoever is ahead stands at their drawn place or above it, so one who is not there was put forward.
  const isPromoted = (row: number, at: number) => at < ahead.length && drawn[at] !== row;
  return [...ahead, ...others].map((row, at) => ({ row, isPromoted: isPromoted(row, at) })).slice(from, until);
}

interface Candidate {
  readonly row: number;
  readonly key: number;
}

/** The rows with the lowest keys offered; of equal keys the lower row comes first. */
interface Shortlist {
  /** Rows with a higher key need not be offered. */
  bound: number;
  offer(row: number, key: number): void;
  /** Lowest first. */
  rows(): number[];
}

/** The `wanted` lowest rows, as if all were sorted, though most are only compared with the highest one kept. */
function createShortlist(wanted: number): Shortlist {
  const room = 2 * wanted + 100;
  let kept: Candidate[] = [];
  const cut = () => {
    kept = kept.sort(byKey).slice(0, wanted);
  };
  const list: Shortlist = {
    bound: Number.POSITIVE_INFINITY,
    offer(row, key) {
      kept.push({ row, key });
      if (kept.length < room) return;
      cut();
      list.bound = kept.at(-1)?.key ?? list.bound;
    },
    rows() {
      cut();
      return kept.map(({ row }) => row);
    },
  };
  return list;
}

function byKey(one: Candidate, other: Candidate): number {
  return one.key - other.key || one.row - other.row;
}
