import { handleAddFavourite } from '#bff/favourites/add-favourite';
import { handleListFavourites } from '#bff/favourites/list-favourites';
import type { HandlersOf } from '#bff/run-operation';
import type { favouritesApi } from '#contracts/favourites/favourites.api';

export const favouritesHandlers: HandlersOf<typeof favouritesApi> = {
  listFavourites: handleListFavourites,
  addFavourite: handleAddFavourite,
};
