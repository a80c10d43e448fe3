import { addBit, anyOf, type BitSet, emptyBits, hasBit } from '#bff/therapists/bit-set';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import { wishKey } from '#bff/therapists/wish-keys';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { ageBand } from '#contracts/therapists/age-band';
import { ageInYears, dayNumber } from '#contracts/therapists/age-in-years';
import { distanceKm } from '#contracts/therapists/distance-km';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import type { AgeBand, Place, TherapistFilter } from '#contracts/therapists/therapist-filter';
import { activeFilters, valuesOf } from '#contracts/therapists/wishes';

/** The places of everybody who is eligible now and matches the filter: what `matchesFilter` says of each, of all at once. */
export function matchingPlaces(packed: PackedDirectory, filter: TherapistFilter, now: Instant): Int32Array {
  const sets = setsFor(packed, filter);
  const isOfAge = ageTest(packed, filter.age, now);
  const found = new Int32Array(packed.tokens.length);
  let count = 0;
  for (let place = 0; place < found.length; place += 1) {
    if ((packed.planEnds[place] ?? 0) <= now) continue;
    if (!sets.every((bits) => hasBit(bits, place)) || !isOfAge(place)) continue;
    found[count] = place;
    count += 1;
  }
  return found.subarray(0, count);
}

function setsFor(packed: PackedDirectory, filter: TherapistFilter): BitSet[] {
  const names = activeFilters(filter).filter((name) => name !== 'age' && name !== 'address');
  const sets = names.map((name) => {
    const keys = valuesOf(filter, name).map((value) => wishKey({ filter: name, value }));
    return anyOf(
      keys.map((key) => packed.meeting.get(key)),
      packed.tokens.length,
    );
  });
  return filter.address ? [...sets, near(packed, filter.address)] : sets;
}

function ageTest({ birthDays }: PackedDirectory, bands: readonly AgeBand[], now: Instant): (place: number) => boolean {
  if (bands.length === 0) return () => true;
  const today = dayNumber(romeDate(now));
  return (place) => {
    const birthDay = birthDays[place] ?? 0;
    return birthDay > 0 && bands.includes(ageBand(ageInYears(birthDay, today)));
  };
}

const kmPerDegree = (6371 * Math.PI) / 180;

/** Whoever has a studio within the radius. One whose latitude alone is too far away needs no closer look. */
function near({ studios, tokens }: PackedDirectory, asked: Place): BitSet {
  const bits = emptyBits(tokens.length);
  studios.latitudes.forEach((latitude, at) => {
    if (Math.abs(latitude - asked.latitude) * kmPerDegree > searchRadiusKm + 1) return;
    const studio = { latitude, longitude: studios.longitudes[at] ?? 0 };
    if (distanceKm(asked, studio) <= searchRadiusKm) addBit(bits, studios.places[at] ?? 0);
  });
  return bits;
}
