import type { favouritesApi } from '#contracts/favourites/favourites.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const favouritesExamples = {
  listFavourites: { patient: {} },
  addFavourite: { patient: { therapist: 'pt-serafini' } },
} satisfies ExamplesOf<typeof favouritesApi>;
