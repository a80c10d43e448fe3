import type { AgeBits } from '#bff/therapists/age-bits';
import { addBit, addBits, type BitSet, emptyBits, hasBit, keepBits } from '#bff/therapists/bit-set';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import { wishKey } from '#bff/therapists/wish-keys';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { distanceKm } from '#contracts/therapists/distance-km';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import type { AgeBand, FilterName, Place, TherapistFilter } from '#contracts/therapists/therapist-filter';
import { activeFilters, valuesOf } from '#contracts/therapists/wishes';

/** What places are looked for in. */
export interface Searchable extends PackedDirectory {
  readonly ageBits: AgeBits;
}

/** The places of everybody who is eligible now and matches the filter: what `matchesFilter` says of each, of all at once. */
export function matchingPlaces(searchable: Searchable, filter: TherapistFilter, now: Instant): Int32Array {
  const { planEnds } = searchable;
  const wanted = wantedBits(searchable, filter, now);
  const found = new Int32Array(planEnds.length);
  let count = 0;
  for (let place = 0; place < planEnds.length; place += 1) {
    if ((planEnds[place] ?? 0) <= now || (wanted && !hasBit(wanted, place))) continue;
    found[count] = place;
    count += 1;
  }
  return found.subarray(0, count);
}

/** Who meets every filter that is set; undefined when none is. */
function wantedBits(searchable: Searchable, filter: TherapistFilter, now: Instant): BitSet | undefined {
  let wanted: BitSet | undefined;
  for (const name of activeFilters(filter)) {
    const bits = emptyBits(searchable.planEnds.length);
    if (name === 'address') addNear(bits, searchable, filter.address);
    else for (const meeting of setsFor(searchable, name, { filter, now })) addBits(bits, meeting);
    if (wanted) keepBits(wanted, bits);
    else wanted = bits;
  }
  return wanted;
}

/** Who meets each of the filter's values. */
function setsFor(
  { ageBits, meeting }: Searchable,
  name: FilterName,
  { filter, now }: { filter: TherapistFilter; now: Instant },
): BitSet[] {
  if (name === 'age') return filter.age.map((band: AgeBand) => ageBits(romeDate(now))[band]);
  return valuesOf(filter, name).flatMap((value) => meeting.get(wishKey({ filter: name, value })) ?? []);
}

const kmPerDegree = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });

/** Adds whoever has a studio within the radius. One whose latitude alone is too far away needs no closer look. */
function addNear(bits: BitSet, { studios }: PackedDirectory, asked: Place | null): void {
  const { places, latitudes, longitudes } = studios;
  const reach = (searchRadiusKm + 1) / kmPerDegree;
  for (let at = 0; asked && at < places.length; at += 1) {
    const latitude = latitudes[at] ?? 0;
    if (Math.abs(latitude - asked.latitude) > reach) continue;
    if (distanceKm(asked, { latitude, longitude: longitudes[at] ?? 0 }) <= searchRadiusKm) {
      addBit(bits, places[at] ?? 0);
    }
  }
}
