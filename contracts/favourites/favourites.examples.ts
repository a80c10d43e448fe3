import type { favouritesApi } from '#contracts/favourites/favourites.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const favouritesExamples = {
  listFavourites: { patient: {} },
  addFavourite: { patient: { therapist: 'pt-serafini' } },
} satisfies ExamplesOf<typeof favouritesApi>;
