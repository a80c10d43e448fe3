import { addBit, type BitSet, emptyBits } from '#bff/therapists/bit-set';
import type { Instant } from '#contracts/kernel/instant';

/** Who is on a plan that has not ended. Worked out anew when the next one ends. */
export function createEligibleBits(planEnds: Float64Array): (now: Instant) => BitSet {
  let known: { readonly from: Instant; readonly until: number; readonly bits: BitSet } | undefined;
  return (now) => {
    if (!known || now < known.from || now >= known.until) known = { from: now, ...eligibleAt(planEnds, now) };
    return known.bits;
  };
}

function eligibleAt(planEnds: Float64Array, now: Instant): { until: number; bits: BitSet } {
  const bits = emptyBits(planEnds.length);
  let until = Number.POSITIVE_INFINITY;
  planEnds.forEach((end, place) => {
    if (end <= now) return;
    addBit(bits, place);
    until = Math.min(until, end);
  });
  return { until, bits };
}
