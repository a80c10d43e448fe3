import { addBit, addBits, type BitSet, commonBits, emptyBits } from '#bff/therapists/directory/bit-set';
import { criterionKey } from '#bff/therapists/directory/criterion-keys';
import type { PackedDirectory } from '#bff/therapists/directory/packed-directory';
import { ageBand } from '#bff/therapists/search/age-band';
import { ageInYears, dayNumber } from '#bff/therapists/search/age-in-years';
import { distanceKm } from '#bff/therapists/search/distance-km';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { activeFilters, valuesOf } from '#contracts/therapists/filter-criteria';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import {
  type AgeBand,
  ageBands,
  type FilterName,
  type Place,
  type TherapistFilter,
} from '#contracts/therapists/therapist-filter';

/** The rows that are eligible now and match the filter: `matchesFilter` for all rows at once. */
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

/** The rows that meet any value of one filter. */
function meetingAny(packed: PackedDirectory, name: FilterName, { filter, ages }: Asked): BitSet {
  const bits = emptyBits(packed.tokens.length);
  if (name === 'address') {
    if (filter.address) addNear(bits, packed, filter.address);
    return bits;
  }
  const sets =
    name === 'age'
      ? filter.age.map((band) => ages()[band])
      : valuesOf(filter, name).flatMap((value) => packed.byCriterion.get(criterionKey({ filter: name, value })) ?? []);
  for (const set of sets) addBits(bits, set);
  return bits;
}

const kmPerDegree = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });

/**
 * Adds the rows with a studio within the radius; a difference in latitude that is too large saves computing the
 * distance.
 */
function addNear(bits: BitSet, { studios }: PackedDirectory, asked: Place): void {
  const { rows, latitudes, longitudes } = studios;
  const reach = (searchRadiusKm + 1) / kmPerDegree;
  for (let at = 0; at < rows.length; at += 1) {
    const latitude = latitudes[at] ?? 0;
    if (Math.abs(latitude - asked.latitude) > reach) continue;
    if (distanceKm(asked, { latitude, longitude: longitudes[at] ?? 0 }) <= searchRadiusKm) {
      addBit(bits, rows[at] ?? 0);
    }
  }
}

/** The rows of each age band on a day. */
type AgeBits = (today: CivilDate) => Readonly<Record<AgeBand, BitSet>>;

/** Computed once a day, since ages change at midnight. A birth day of 0 is unknown. */
function createAgeBits(birthDays: Int32Array): AgeBits {
  let known: { readonly today: CivilDate; readonly bits: Readonly<Record<AgeBand, BitSet>> } | undefined;
  return (today) => {
    if (known?.today !== today) known = { today, bits: ageBitsOn(birthDays, today) };
    return known.bits;
  };
}

function ageBitsOn(birthDays: Int32Array, today: CivilDate): Record<AgeBand, BitSet> {
  const entries = ageBands.map((band) => [band, emptyBits(birthDays.length)] as const);
  const bits = Object.fromEntries(entries) as Record<AgeBand, BitSet>;
  const day = dayNumber(today);
  birthDays.forEach((birthDay, row) => {
    if (birthDay > 0) addBit(bits[ageBand(ageInYears(birthDay, day))], row);
  });
  return bits;
}

/** The rows whose plan has not ended; computed again when the next plan ends. */
function createEligibleBits(planEnds: Float64Array): (now: Instant) => BitSet {
  let known: { readonly from: Instant; readonly until: number; readonly bits: BitSet } | undefined;
  return (now) => {
    if (!known || now < known.from || now >= known.until) known = { from: now, ...eligibleAt(planEnds, now) };
    return known.bits;
  };
}

function eligibleAt(planEnds: Float64Array, now: Instant): { until: number; bits: BitSet } {
  const bits = emptyBits(planEnds.length);
  let until = Number.POSITIVE_INFINITY;
  planEnds.forEach((end, row) => {
    if (end <= now) return;
    addBit(bits, row);
    until = Math.min(until, end);
  });
  return { until, bits };
}
