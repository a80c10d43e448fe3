import { ownFavourites } from '#bff/favourites/own-favourites';
import type { OperationHandler } from '#bff/run-operation';
import type { listFavourites } from '#contracts/favourites/favourites.api';

/** The cards of one's own favourites in saved order; one who is not eligible is left out and stays saved (FAV-07, FAV-08). */
export const handleListFavourites: OperationHandler<typeof listFavourites> = async (context) => ({
  therapists: await context.directory.cards(await ownFavourites(context), context.now()),
});
