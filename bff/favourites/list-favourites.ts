import { ownFavourites } from '#bff/favourites/own-favourites';
import type { OperationHandler } from '#bff/run-operation';
import type { listFavourites } from '#contracts/favourites/favourites.api';

/**
 * The cards of the patient's favourites in saved order; an ineligible therapist is left out but stays saved (FAV-07).
 */
export const handleListFavourites: OperationHandler<typeof listFavourites> = async (context) => ({
  therapists: await context.directory.cards(await ownFavourites(context), context.now()),
});
