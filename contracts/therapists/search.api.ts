import * as z from 'zod/mini';
import { publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { filterNames, therapistFilter, therapistSorts } from '#contracts/therapists/therapist-filter';
import { therapistCard } from '#contracts/therapists/therapists.api';

/**
 * One criterion of the filter, and whether this therapist meets it, for 'Perché lo vedi'. For an address the value is
 * the radius in kilometres.
 */
const reason = z.object({
  filter: z.enum(filterNames),
  value: z.string(),
  isMet: z.boolean(),
  /** Of an area the therapist does not name: their own areas of its family, by which they meet it all the same. */
  kindredAreas: z.optional(z.array(z.string())),
});

export const searchApi = api('therapists', {
  /**
   * The therapists a patient may choose: nine per page without a filter, the first ten with one. `visit` seeds the
   * shuffle, so that paging neither repeats nor skips and going back shows the same order. When none matches,
   * `loosenings` names each filter without which some would match, and how many (SEARCH-45).
   */
  searchTherapists: query({
    access: 'everyone',
    input: z.strictObject({
      visit: z.string().check(z.regex(/^[\w-]{1,64}$/)),
      filter: therapistFilter,
      sort: z.enum(therapistSorts),
      page: z.int().check(z.nonnegative(), z.maximum(10_000)),
    }),
    output: z.object({
      /** The number of all matches, also those that are cut off. */
      total: z.int(),
      therapists: z.array(
        z.object({
          card: therapistCard,
          reasons: z.array(reason),
          /** The Premium plan put this therapist higher in this list than the draw had. */
          isPromoted: z.boolean(),
          /** To the nearest studio of a Premium therapist, in whole kilometres, when an address was given. */
          distanceKm: z.nullable(z.int()),
        }),
      ),
      hasMore: z.boolean(),
      loosenings: z.array(z.object({ filter: z.enum(filterNames), total: z.int() })),
    }),
  }),

  /** The number of matches, asked while the patient sets filters. */
  countTherapists: query({
    access: 'everyone',
    input: z.strictObject({ filter: therapistFilter }),
    output: z.object({ total: z.int() }),
  }),

  /** Every language an eligible therapist speaks, in alphabetical order (SEARCH-32). */
  filterChoices: query({
    access: 'everyone',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ languages: z.array(z.string()) }),
  }),

  /**
   * Notifies the platform that a patient opened a card; the answer is the same whether or not that succeeds
   * (SEARCH-83).
   */
  recordProfileView: command({
    access: 'patients',
    input: z.strictObject({ therapist: publicToken }),
    output: z.object({}),
  }),
});

export const { searchTherapists, countTherapists, filterChoices, recordProfileView } = searchApi;
