import * as z from 'zod/mini';
import { publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { therapistCard } from '#contracts/therapists/therapists.api';

export const favouritesApi = api('favourites', {
  /** One's own favourites in the order they were saved (FAV-06 to 08); one who is no longer eligible is left out. */
  listFavourites: query({
    access: 'patients',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ therapists: z.array(therapistCard) }),
  }),

  /** Puts a therapist at the end of one's own favourites, out of any earlier place (FAV-01 to 03). */
  addFavourite: command({
    access: 'patients',
    affects: ['favourites/list-favourites', 'therapists/therapist-detail'],
    input: z.strictObject({ therapist: publicToken }),
    output: z.object({}),
  }),
});

export const { listFavourites, addFavourite } = favouritesApi;
