import { addBit, type BitSet, emptyBits } from '#bff/therapists/bit-set';
import { ageBand } from '#bff/therapists/search/age-band';
import { ageInYears, dayNumber } from '#bff/therapists/search/age-in-years';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { type AgeBand, ageBands } from '#contracts/therapists/therapist-filter';

/** Who is of each age today. */
export type AgeBits = (today: CivilDate) => Readonly<Record<AgeBand, BitSet>>;

/** Ages change at midnight: they are worked out once a day. A birth day of 0 is not known. */
export function createAgeBits(birthDays: Int32Array): AgeBits {
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
  birthDays.forEach((birthDay, place) => {
    if (birthDay > 0) addBit(bits[ageBand(ageInYears(birthDay, day))], place);
  });
  return bits;
}
