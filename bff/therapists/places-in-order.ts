import { hasBit } from '#bff/therapists/bit-set';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import { type Keyed, sortPart } from '#bff/therapists/sort-part';
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
  const seed = visitSeed(visit);
  const keyed: Keyed = {
    places: found.slice(),
    keys: Float64Array.from(found, (place) => visitRank(packed.drawn[place] ?? 0, seed)),
  };
  if (sort === 'default') putPremiumFirst(packed, keyed);
  else addOrder(keyed, sort === 'rating' ? packed.ratingOrder : packed.priceOrder);
  sortPart(keyed, from, until);
  return [...keyed.places.subarray(from, until)];
}

function addOrder({ places, keys }: Keyed, order: Int32Array): void {
  places.forEach((place, at) => {
    keys[at] = (order[place] ?? 0) * ranks + (keys[at] ?? 0);
  });
}

const withStudio = wishKey({ filter: 'therapy', value: 'online+studio' });

/** The first of the Premium ones are put before everybody (SEARCH-67, SEARCH-69). */
function putPremiumFirst({ meeting }: PackedDirectory, { places, keys }: Keyed): void {
  const premium = meeting.get(withStudio);
  if (!premium) return;
  const at = Int32Array.from(places.keys()).filter((one) => hasBit(premium, places[one] ?? 0));
  const among: Keyed = { places: at, keys: Float64Array.from(at, (one) => keys[one] ?? 0) };
  sortPart(among, 0, premiumPlacesFirst);
  for (const one of among.places.subarray(0, premiumPlacesFirst)) keys[one] = (keys[one] ?? 0) - ranks;
}
