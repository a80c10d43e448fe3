import * as z from 'zod/mini';
import { publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { therapistCard } from '#contracts/therapists/therapists.api';

export const favouritesApi = api('favourites', {
  /** The patient's favourites in the order they were saved, without therapists who are no longer eligible (FAV-06). */
  listFavourites: query({
    access: 'patients',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ therapists: z.array(therapistCard) }),
  }),

  /** Adds a therapist at the end of the patient's favourites, or moves one already there to the end (FAV-01). */
  addFavourite: command({
    access: 'patients',
    affects: ['favourites/list-favourites', 'therapists/therapist-detail'],
    input: z.strictObject({ therapist: publicToken }),
    output: z.object({}),
  }),
});

export const { listFavourites, addFavourite } = favouritesApi;
