import { type BitSet, hasBit, lowestBit } from '#bff/therapists/bit-set';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import type { ShownPart } from '#bff/therapists/search/shown-part';
import { visitRank, visitSeed } from '#bff/therapists/search/visit-rank';
import { createShortlist } from '#bff/therapists/shortlist';
import { wishKey } from '#bff/therapists/wish-keys';
import { premiumPlacesFirst } from '#contracts/therapists/search-settings';
import type { TherapistSort } from '#contracts/therapists/therapist-filter';

/** Ranks are below this: what sorts before the rank is counted in it. */
const ranks = 2 ** 32;

const withStudio = wishKey({ filter: 'therapy', value: 'online+studio' });

/** The part of the matching places that is shown, in the order of `sortedBy`, without sorting the others. */
export function placesInOrder(
  packed: PackedDirectory,
  matching: BitSet,
  { sort, visit, from, until }: { sort: TherapistSort; visit: string } & Pick<ShownPart, 'from' | 'until'>,
): number[] {
  if (from === until) return [];
  const { drawn, meeting, ratingOrder, priceOrder } = packed;
  const order = sort === 'default' ? undefined : sort === 'rating' ? ratingOrder : priceOrder;
  const premium = sort === 'default' ? meeting.get(withStudio) : undefined;
  const seed = visitSeed(visit);
  const first = createShortlist(premiumPlacesFirst);
  const all = createShortlist(until);
  for (let word = 0; word < matching.length; word += 1) {
    for (let left = matching[word] ?? 0; left !== 0; left &= left - 1) {
      const place = word * 32 + lowestBit(left);
      const rank = visitRank(drawn[place] ?? 0, seed);
      const key = order ? (order[place] ?? 0) * ranks + rank : rank;
      if (key <= all.bound) all.offer(place, key);
      if (premium && key <= first.bound && hasBit(premium, place)) first.offer(place, key);
    }
  }
  const ahead = premium ? first.places() : [];
  const others = all.places().filter((place) => !ahead.includes(place));
  return [...ahead, ...others].slice(from, until);
}
