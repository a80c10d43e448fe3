import { hasBit } from '#bff/therapists/bit-set';
import { type Keyed, lowestFirst } from '#bff/therapists/lowest-first';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import { wishKey } from '#bff/therapists/wish-keys';
import { premiumPlacesFirst } from '#contracts/therapists/search-settings';
import type { ShownPart } from '#contracts/therapists/shown-part';
import type { TherapistSort } from '#contracts/therapists/therapist-filter';
import { visitRank, visitSeed } from '#contracts/therapists/visit-rank';

/** Ranks are below this: what comes before the rank is counted in it. */
const ranks = 2 ** 32;

/** The part of the found places that is shown, in the order of `sortedBy`, without sorting the others. */
export function placesInOrder(
  packed: PackedDirectory,
  found: Int32Array,
  { sort, visit, from, until }: { sort: TherapistSort; visit: string } & Pick<ShownPart, 'from' | 'until'>,
): number[] {
  if (from === until) return [];
  const keyed = { places: found, keys: ranksIn(packed, found, visit) };
  if (sort === 'default') putPremiumFirst(packed, keyed);
  else addOrder(keyed, sort === 'rating' ? packed.ratingOrder : packed.priceOrder);
  return lowestFirst(keyed, until)
    .slice(from)
    .map((at) => found[at] ?? 0);
}

function ranksIn({ drawn }: PackedDirectory, found: Int32Array, visit: string): Float64Array {
  const seed = visitSeed(visit);
  const keys = new Float64Array(found.length);
  for (let at = 0; at < found.length; at += 1) keys[at] = visitRank(drawn[found[at] ?? 0] ?? 0, seed);
  return keys;
}

function addOrder({ places, keys }: Keyed, order: Int32Array): void {
  for (let at = 0; at < places.length; at += 1) {
    keys[at] = (order[places[at] ?? 0] ?? 0) * ranks + (keys[at] ?? 0);
  }
}

const withStudio = wishKey({ filter: 'therapy', value: 'online+studio' });

/** The first of the Premium ones are put before everybody (SEARCH-67, SEARCH-69). */
function putPremiumFirst({ meeting }: PackedDirectory, keyed: Keyed): void {
  const premium = meeting.get(withStudio);
  if (!premium) return;
  const first = lowestFirst(keyed, premiumPlacesFirst, (place) => hasBit(premium, place));
  for (const at of first) keyed.keys[at] = (keyed.keys[at] ?? 0) - ranks;
}
