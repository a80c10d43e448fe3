import { type AgeBits, createAgeBits } from '#bff/therapists/age-bits';
import { addBit, addBits, type BitSet, commonBits, emptyBits } from '#bff/therapists/bit-set';
import { createEligibleBits } from '#bff/therapists/eligible-bits';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import { distanceKm } from '#bff/therapists/search/distance-km';
import { wishKey } from '#bff/therapists/wish-keys';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import type { FilterName, Place, TherapistFilter } from '#contracts/therapists/therapist-filter';
import { activeFilters, valuesOf } from '#contracts/therapists/wishes';

/** Everybody who is eligible now and matches the filter: what `matchesFilter` says of each, of all at once. */
export type Matching = (filter: TherapistFilter, now: Instant) => BitSet;

export function createMatching(packed: PackedDirectory): Matching {
  const eligible = createEligibleBits(packed.planEnds);
  const ageBits = createAgeBits(packed.birthDays);
  return (filter, now) => {
    let matching = eligible(now);
    for (const name of activeFilters(filter)) {
      matching = commonBits(matching, meetingAny(packed, name, { filter, ages: () => ageBits(romeDate(now)) }));
    }
    return matching;
  };
}

interface Asked {
  readonly filter: TherapistFilter;
  readonly ages: () => ReturnType<AgeBits>;
}

/** Who meets any value of that filter. */
function meetingAny(packed: PackedDirectory, name: FilterName, { filter, ages }: Asked): BitSet {
  const bits = emptyBits(packed.tokens.length);
  if (name === 'address') {
    if (filter.address) addNear(bits, packed, filter.address);
    return bits;
  }
  const sets =
    name === 'age'
      ? filter.age.map((band) => ages()[band])
      : valuesOf(filter, name).flatMap((value) => packed.meeting.get(wishKey({ filter: name, value })) ?? []);
  for (const set of sets) addBits(bits, set);
  return bits;
}

const kmPerDegree = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });

/** Adds whoever has a studio within the radius. One whose latitude alone is too far away needs no closer look. */
function addNear(bits: BitSet, { studios }: PackedDirectory, asked: Place): void {
  const { places, latitudes, longitudes } = studios;
  const reach = (searchRadiusKm + 1) / kmPerDegree;
  for (let at = 0; at < places.length; at += 1) {
    const latitude = latitudes[at] ?? 0;
    if (Math.abs(latitude - asked.latitude) > reach) continue;
    if (distanceKm(asked, { latitude, longitude: longitudes[at] ?? 0 }) <= searchRadiusKm) {
      addBit(bits, places[at] ?? 0);
    }
  }
}
