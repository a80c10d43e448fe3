import { addFavourite, listFavourites } from '#contracts/favourites/favourites.api';
import type { OperationExamples } from '#contracts/kernel/operation-examples';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const favouritesExamples = {
  [listFavourites.name]: { patient: {} },
  [addFavourite.name]: { patient: { therapist: 'pt-serafini' } },
} satisfies OperationExamples;
