import { commonBits, countBits } from '#bff/therapists/bit-set';
import { createMatching } from '#bff/therapists/matching-bits';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import { textAt } from '#bff/therapists/packed-texts';
import { placesInOrder } from '#bff/therapists/places-in-order';
import { nearestKm } from '#bff/therapists/search/distance-km';
import { reasonsFor } from '#bff/therapists/search/matches-filter';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import { shownPart } from '#bff/therapists/search/shown-part';
import type { TherapistDetails } from '#bff/therapists/therapists-mapping';
import { wishKey } from '#bff/therapists/wish-keys';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';
import type { searchTherapists } from '#contracts/therapists/search.api';
import { noFilter, type TherapistFilter } from '#contracts/therapists/therapist-filter';
import type { TherapistCard } from '#contracts/therapists/therapists.api';
import { activeFilters } from '#contracts/therapists/wishes';

export type TherapistSearch = OperationInput<typeof searchTherapists> & { readonly now: Instant };
export type FoundTherapists = OperationOutput<typeof searchTherapists>;

/** Answers what is asked of a directory that was read. Whoever is not eligible any more at `now` is in no answer. */
export interface TherapistIndex {
  search(asked: TherapistSearch): FoundTherapists;
  count(filter: TherapistFilter, now: Instant): number;
  languages(now: Instant): string[];
  find(token: string, now: Instant): TherapistDetails | undefined;
  cards(tokens: readonly string[], now: Instant): TherapistCard[];
}

export function createTherapistIndex(packed: PackedDirectory): TherapistIndex {
  const matching = createMatching(packed);
  const places = new Map(packed.tokens.map((token, place) => [token, place]));
  const cardAt = (place: number) => textAt(packed.cards, place) as TherapistCard;
  const count = (filter: TherapistFilter, now: Instant) => countBits(matching(filter, now));
  const listedPlace = (token: string, now: Instant): number[] => {
    const place = places.get(token);
    return place !== undefined && (packed.planEnds[place] ?? 0) > now ? [place] : [];
  };

  /** The filters without which somebody would be left, when with all of them nobody is. */
  function looseningsOf(filter: TherapistFilter, now: Instant): FoundTherapists['loosenings'] {
    const without = (name: keyof TherapistFilter) => count({ ...filter, [name]: noFilter[name] }, now);
    const all = activeFilters(filter).map((name) => ({ filter: name, total: without(name) }));
    return all.filter(({ total }) => total > 0);
  }

  return {
    count,
    search({ filter, sort, visit, page, now }) {
      const bits = matching(filter, now);
      const total = countBits(bits);
      const isFiltered = activeFilters(filter).length > 0;
      const { hasMore, ...part } = shownPart({ total, page, isFiltered });
      const shown = placesInOrder(packed, bits, { sort, visit, ...part });
      return {
        total,
        therapists: shown.map((place) => ({
          card: cardAt(place),
          ...(isFiltered ? whyShown(packed, place, { filter, now }) : { reasons: [], distanceKm: null }),
        })),
        hasMore,
        loosenings: total > 0 ? [] : looseningsOf(filter, now),
      };
    },
    languages(now) {
      const eligible = matching(noFilter, now);
      return packed.languages.filter((value) => {
        const speaking = packed.meeting.get(wishKey({ filter: 'language', value }));
        return speaking && countBits(commonBits(eligible, speaking)) > 0;
      });
    },
    find(token, now) {
      const [place] = listedPlace(token, now);
      return place === undefined ? undefined : (textAt(packed.details, place) as TherapistDetails);
    },
    cards: (tokens, now) => tokens.flatMap((token) => listedPlace(token, now)).map(cardAt),
  };
}

/** The wishes with whether they are met, and how far the nearest studio is. */
function whyShown(
  { facts }: PackedDirectory,
  place: number,
  { filter, now }: { filter: TherapistFilter; now: Instant },
): Pick<FoundTherapists['therapists'][number], 'reasons' | 'distanceKm'> {
  const known = textAt(facts, place) as SearchFacts;
  const km = filter.address && nearestKm(filter.address, known.studios);
  return { reasons: reasonsFor(known, filter, romeDate(now)), distanceKm: km === null ? null : Math.round(km) };
}
