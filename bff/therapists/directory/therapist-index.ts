import { commonBits, countBits } from '#bff/therapists/directory/bit-set';
import { criterionKey } from '#bff/therapists/directory/criterion-keys';
import { createMatching } from '#bff/therapists/directory/matching-bits';
import type { PackedDirectory } from '#bff/therapists/directory/packed-directory';
import { textAt } from '#bff/therapists/directory/packed-texts';
import { rowsInOrder } from '#bff/therapists/directory/rows-in-order';
import { nearestKm } from '#bff/therapists/search/distance-km';
import { reasonsFor } from '#bff/therapists/search/matches-filter';
import { pageWindow } from '#bff/therapists/search/page-window';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import type { DirectoryProfile } from '#bff/therapists/therapists-mapping';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';
import { activeFilters } from '#contracts/therapists/filter-criteria';
import type { searchTherapists } from '#contracts/therapists/search.api';
import { noFilter, type TherapistFilter } from '#contracts/therapists/therapist-filter';
import type { TherapistCard } from '#contracts/therapists/therapists.api';

export type TherapistSearch = OperationInput<typeof searchTherapists> & { readonly now: Instant };
export type FoundTherapists = OperationOutput<typeof searchTherapists>;

/** Answers searches of a directory that was read. A therapist who is not eligible at `now` is in no answer. */
export interface TherapistIndex {
  search(asked: TherapistSearch): FoundTherapists;
  count(filter: TherapistFilter, now: Instant): number;
  languages(now: Instant): string[];
  find(token: string, now: Instant): DirectoryProfile | undefined;
  cards(tokens: readonly string[], now: Instant): TherapistCard[];
}

export function createTherapistIndex(packed: PackedDirectory): TherapistIndex {
  const matching = createMatching(packed);
  const rows = new Map(packed.tokens.map((token, row) => [token, row]));
  const cardAt = (row: number) => textAt(packed.cards, row) as TherapistCard;
  const count = (filter: TherapistFilter, now: Instant) => countBits(matching(filter, now));
  const listedRow = (token: string, now: Instant): number[] => {
    const row = rows.get(token);
    return row !== undefined && (packed.planEnds[row] ?? 0) > now ? [row] : [];
  };

  /** The filters without which a search without matches would have some. */
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
      const { hasMore, ...part } = pageWindow({ total, page, isFiltered });
      const shown = rowsInOrder(packed, bits, { sort, visit, ...part });
      return {
        total,
        therapists: shown.map(({ row, isPromoted }) => ({
          card: cardAt(row),
          isPromoted,
          ...(isFiltered ? whyShown(packed, row, { filter, now }) : { reasons: [], distanceKm: null }),
        })),
        hasMore,
        loosenings: total > 0 ? [] : looseningsOf(filter, now),
      };
    },
    languages(now) {
      const eligible = matching(noFilter, now);
      return packed.languages.filter((value) => {
        const speaking = packed.byCriterion.get(criterionKey({ filter: 'language', value }));
        return speaking && countBits(commonBits(eligible, speaking)) > 0;
      });
    },
    find(token, now) {
      const [row] = listedRow(token, now);
      return row === undefined ? undefined : (textAt(packed.details, row) as DirectoryProfile);
    },
    cards: (tokens, now) => tokens.flatMap((token) => listedRow(token, now)).map(cardAt),
  };
}

/** The criteria, whether each is met, and the distance of the nearest studio. */
function whyShown(
  { facts }: PackedDirectory,
  row: number,
  { filter, now }: { filter: TherapistFilter; now: Instant },
): Pick<FoundTherapists['therapists'][number], 'reasons' | 'distanceKm'> {
  const known = textAt(facts, row) as SearchFacts;
  const km = filter.address && nearestKm(filter.address, known.studios);
  return { reasons: reasonsFor(known, filter, romeDate(now)), distanceKm: km === null ? null : Math.round(km) };
}
