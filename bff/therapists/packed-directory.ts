import { addBit, type BitSet, emptyBits } from '#bff/therapists/bit-set';
import type { PlanExpiry } from '#bff/therapists/eligibility/plan-expiry';
import { type PackedTexts, packTexts } from '#bff/therapists/packed-texts';
import { dayNumber } from '#bff/therapists/search/age-in-years';
import { sortValue } from '#bff/therapists/search/sorted-by';
import { drawnFrom } from '#bff/therapists/search/visit-rank';
import type { DirectoryEntry } from '#bff/therapists/therapists-mapping';
import { wishKey, wishKeysOf } from '#bff/therapists/wish-keys';

/**
 * Everybody the directory lists, in the order of their tokens: what is searched by as numbers, one for each place, and
 * the rest as bytes. It can be handed from one thread to another without a copy.
 */
export interface PackedDirectory {
  readonly tokens: readonly string[];
  /** What each one's rank in a visit is drawn from. */
  readonly drawn: Int32Array<ArrayBuffer>;
  /** When the plan ends, in milliseconds: infinite for never. */
  readonly planEnds: Float64Array<ArrayBuffer>;
  /** `yyyymmdd`, 0 where it is not known. */
  readonly birthDays: Int32Array<ArrayBuffer>;
  /** The places in the order of rating and price; equal ones have the same number. */
  readonly ratingOrder: Int32Array<ArrayBuffer>;
  readonly priceOrder: Int32Array<ArrayBuffer>;
  /** Who meets each wish, by `wishKey`. */
  readonly meeting: ReadonlyMap<string, BitSet>;
  readonly languages: readonly string[];
  /** Every studio: whose it is, and where. */
  readonly studios: {
    readonly places: Int32Array<ArrayBuffer>;
    readonly latitudes: Float64Array<ArrayBuffer>;
    readonly longitudes: Float64Array<ArrayBuffer>;
  };
  /** Of each the card, the facts, and what only the detail shows. */
  readonly cards: PackedTexts;
  readonly facts: PackedTexts;
  readonly details: PackedTexts;
}

/** Packs the entries; of two with one token the first counts. */
export function packDirectory(listed: readonly DirectoryEntry[]): PackedDirectory {
  const entries = [...new Map(listed.toReversed().map((entry) => [entry.card.token, entry])).values()].toSorted(
    (one, other) => (one.card.token < other.card.token ? -1 : 1),
  );
  const facts = entries.map((entry) => entry.facts);
  const studios = facts.flatMap((one, place) => one.studios.map((studio) => ({ place, ...studio })));
  return {
    tokens: facts.map(({ token }) => token),
    drawn: Int32Array.from(facts, ({ token }) => drawnFrom(token)),
    planEnds: Float64Array.from(entries, ({ planExpiry }) => endOf(planExpiry)),
    birthDays: Int32Array.from(facts, ({ birthDate }) => (birthDate === null ? 0 : dayNumber(birthDate))),
    ratingOrder: orderOf(facts.map((one) => sortValue(one, 'rating'))),
    priceOrder: orderOf(facts.map((one) => sortValue(one, 'price'))),
    meeting: meetingOf(entries),
    languages: [...new Set(facts.flatMap(({ languages }) => languages))],
    studios: {
      places: Int32Array.from(studios, ({ place }) => place),
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

/** Each value's place among the different values, lowest first. */
function orderOf(values: readonly number[]): Int32Array<ArrayBuffer> {
  const different = [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
  const order = new Map(different.map((value, at) => [value, at]));
  return Int32Array.from(values, (value) => order.get(value) ?? 0);
}

function meetingOf(entries: readonly DirectoryEntry[]): Map<string, BitSet> {
  const meeting = new Map<string, BitSet>();
  entries.forEach(({ facts }, place) => {
    for (const wish of wishKeysOf(facts)) {
      const key = wishKey(wish);
      const bits = meeting.get(key) ?? emptyBits(entries.length);
      meeting.set(key, bits);
      addBit(bits, place);
    }
  });
  return meeting;
}
