import * as z from 'zod/mini';
import { publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { filterNames, therapistFilter, therapistSorts } from '#contracts/therapists/therapist-filter';
import { therapistCard } from '#contracts/therapists/therapists.api';

/**
 * One criterion of the filter, and whether this therapist meets it: 'Perché lo vedi'. Of an address the value is the radius
 * in kilometres.
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
   * The therapists a patient may choose (SEARCH-45 to 76): nine at a time without a filter, the first ten with one.
   * `visit` seeds the shuffle, so that paging neither repeats nor skips and going back shows the same order. When nobody
   * is left, `loosenings` names each filter without which somebody would be, and how many.
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
      /** All who match, also those that are cut. */
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

  /** How many would match: asked while somebody chooses. */
  countTherapists: query({
    access: 'everyone',
    input: z.strictObject({ filter: therapistFilter }),
    output: z.object({ total: z.int() }),
  }),

  /** What there is to choose from: every language an eligible therapist speaks, in alphabetical order (SEARCH-32). */
  filterChoices: query({
    access: 'everyone',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ languages: z.array(z.string()) }),
  }),

  /** Tells the platform that a patient opened a card (SEARCH-83, SEARCH-85): whatever comes of it, the answer is the same. */
  recordProfileView: command({
    access: 'patients',
    input: z.strictObject({ therapist: publicToken }),
    output: z.object({}),
  }),
});

export const { searchTherapists, countTherapists, filterChoices, recordProfileView } = searchApi;
