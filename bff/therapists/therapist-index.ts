import { createAgeBits } from '#bff/therapists/age-bits';
import { hasBit } from '#bff/therapists/bit-set';
import { matchingPlaces, type Searchable } from '#bff/therapists/matching-places';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import { textAt } from '#bff/therapists/packed-texts';
import { placesInOrder } from '#bff/therapists/places-in-order';
import type { DirectoryEntry, TherapistDetails } from '#bff/therapists/therapists-mapping';
import { wishKey } from '#bff/therapists/wish-keys';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';
import { nearestKm } from '#contracts/therapists/distance-km';
import { reasonsFor } from '#contracts/therapists/matches-filter';
import type { searchTherapists } from '#contracts/therapists/search.api';
import { shownPart } from '#contracts/therapists/shown-part';
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
  const searchable: Searchable = { ...packed, ageBits: createAgeBits(packed.birthDays) };
  const places = new Map(packed.tokens.map((token, place) => [token, place]));
  const cardAt = (place: number) => textAt(packed.cards, place) as Pick<DirectoryEntry, 'card' | 'facts'>;
  const count = (filter: TherapistFilter, now: Instant) => matchingPlaces(searchable, filter, now).length;
  const listedPlace = (token: string, now: Instant): number[] => {
    const place = places.get(token);
    return place !== undefined && (packed.planEnds[place] ?? 0) > now ? [place] : [];
  };

  function found(place: number, { filter, now }: TherapistSearch): FoundTherapists['therapists'][number] {
    const { card, facts } = cardAt(place);
    const km = filter.address && nearestKm(filter.address, facts.studios);
    return {
      card,
      reasons: reasonsFor(facts, filter, romeDate(now)),
      distanceKm: km === null ? null : Math.round(km),
    };
  }

  return {
    count,
    search(asked) {
      const { filter, sort, visit, page, now } = asked;
      const matching = matchingPlaces(searchable, filter, now);
      const active = activeFilters(filter);
      const { from, until, hasMore } = shownPart({ total: matching.length, page, isFiltered: active.length > 0 });
      const without = (name: (typeof active)[number]) => count({ ...filter, [name]: noFilter[name] }, now);
      const loosenings = matching.length > 0 ? [] : active.map((name) => ({ filter: name, total: without(name) }));
      return {
        total: matching.length,
        therapists: placesInOrder(packed, matching, { sort, visit, from, until }).map((place) => found(place, asked)),
        hasMore,
        loosenings: loosenings.filter(({ total }) => total > 0),
      };
    },
    languages(now) {
      const eligible = [...matchingPlaces(searchable, noFilter, now)];
      return packed.languages.filter((value) => {
        const speaking = packed.meeting.get(wishKey({ filter: 'language', value }));
        return speaking !== undefined && eligible.some((place) => hasBit(speaking, place));
      });
    },
    find(token, now) {
      const [place] = listedPlace(token, now);
      return place === undefined ? undefined : (textAt(packed.details, place) as TherapistDetails);
    },
    cards: (tokens, now) => tokens.flatMap((token) => listedPlace(token, now)).map((place) => cardAt(place).card),
  };
}
