import { addBit, type BitSet, emptyBits } from '#bff/therapists/directory/bit-set';
import { criteriaMetBy, criterionKey } from '#bff/therapists/directory/criterion-keys';
import { type PackedTexts, packTexts } from '#bff/therapists/directory/packed-texts';
import type { PlanExpiry } from '#bff/therapists/eligibility/plan-expiry';
import { dayNumber } from '#bff/therapists/search/age-in-years';
import { tokenHash } from '#bff/therapists/search/shuffle-rank';
import { sortValue } from '#bff/therapists/search/sorted-by';
import type { DirectoryEntry } from '#bff/therapists/therapists-mapping';

/**
 * The therapists of the directory, one row each, in the order of their tokens: what is searched is stored as numbers,
 * the rest as bytes. Its memory passes between threads without a copy.
 */
export interface PackedDirectory {
  readonly tokens: readonly string[];
  /** The hash of each token, which a visit's shuffle mixes with its seed. */
  readonly tokenHashes: Int32Array<ArrayBuffer>;
  /** When the plan ends, in milliseconds since 1970; infinite for never. */
  readonly planEnds: Float64Array<ArrayBuffer>;
  /** `yyyymmdd`, 0 where it is unknown. */
  readonly birthDays: Int32Array<ArrayBuffer>;
  /** 1 for who takes no new requests, 0 for all others: the order of a search that asks for none. */
  readonly pausedOrder: Int32Array<ArrayBuffer>;
  /** The position of each row by rating and by price; equal values share a position. */
  readonly ratingOrder: Int32Array<ArrayBuffer>;
  readonly priceOrder: Int32Array<ArrayBuffer>;
  /** The rows that meet each criterion, by `criterionKey`. */
  readonly byCriterion: ReadonlyMap<string, BitSet>;
  readonly languages: readonly string[];
  /** Every studio: its therapist's row, and where it is. */
  readonly studios: {
    readonly rows: Int32Array<ArrayBuffer>;
    readonly latitudes: Float64Array<ArrayBuffer>;
    readonly longitudes: Float64Array<ArrayBuffer>;
  };
  /** The card, the facts, and what only the detail shows, row by row. */
  readonly cards: PackedTexts;
  readonly facts: PackedTexts;
  readonly details: PackedTexts;
}

/** Packs the entries; of two with the same token the first counts. */
export function packDirectory(listed: readonly DirectoryEntry[]): PackedDirectory {
  const entries = [...new Map(listed.toReversed().map((entry) => [entry.card.token, entry])).values()].toSorted(
    (one, other) => (one.card.token < other.card.token ? -1 : 1),
  );
  const facts = entries.map((entry) => entry.facts);
  const studios = facts.flatMap((one, row) => one.studios.map((studio) => ({ row, ...studio })));
  return {
    tokens: facts.map(({ token }) => token),
    tokenHashes: Int32Array.from(facts, ({ token }) => tokenHash(token)),
    planEnds: Float64Array.from(entries, ({ planExpiry }) => endOf(planExpiry)),
    birthDays: Int32Array.from(facts, ({ birthDate }) => (birthDate === null ? 0 : dayNumber(birthDate))),
    pausedOrder: Int32Array.from(facts, ({ requestsPaused }) => (requestsPaused ? 1 : 0)),
    ratingOrder: orderOf(facts.map((one) => sortValue(one, 'rating'))),
    priceOrder: orderOf(facts.map((one) => sortValue(one, 'price'))),
    byCriterion: criterionBits(entries),
    languages: [...new Set(facts.flatMap(({ languages }) => languages))],
    studios: {
      rows: Int32Array.from(studios, ({ row }) => row),
      latitudes: Float64Array.from(studios, ({ latitude }) => latitude),
      longitudes: Float64Array.from(studios, ({ longitude }) => longitude),
    },
    cards: packTexts(entries.map(({ card }) => card)),
    facts: packTexts(facts),
    details: packTexts(entries.map(({ profile, reviews, studio }) => ({ profile, reviews, studio }))),
  };
}

function endOf(expiry: PlanExpiry): number {
  if (expiry === 'never') return Number.POSITIVE_INFINITY;
  return expiry === 'unknown' ? Number.NEGATIVE_INFINITY : expiry;
}

/** The position of each value among the distinct values, lowest first. */
function orderOf(values: readonly number[]): Int32Array<ArrayBuffer> {
  const different = [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
  const order = new Map(different.map((value, at) => [value, at]));
  return Int32Array.from(values, (value) => order.get(value) ?? 0);
}

function criterionBits(entries: readonly DirectoryEntry[]): Map<string, BitSet> {
  const byCriterion = new Map<string, BitSet>();
  entries.forEach(({ facts }, row) => {
    for (const criterion of criteriaMetBy(facts)) {
      const key = criterionKey(criterion);
      const bits = byCriterion.get(key) ?? emptyBits(entries.length);
      byCriterion.set(key, bits);
      addBit(bits, row);
    }
  });
  return byCriterion;
}
