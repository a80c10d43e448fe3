import type { OperationHandler } from '#bff/run-operation';
import { rowsIn } from '#bff/users/php-parts';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { addFavourite } from '#contracts/favourites/favourites.api';

/**
 * Puts a therapist at the end of one's own favourites, out of any earlier place (FAV-01 to 03); whatever else stands
 * there travels through. Somebody who is neither listed nor there already is not added, and the answer does not tell.
 */
export const handleAddFavourite: OperationHandler<typeof addFavourite> = async (context, { therapist }) => {
  const isListed = (await context.directory.find(therapist, context.now())) !== undefined;
  await updateOwnUser(context, ({ public_configuration }) => {
    const before = rowsIn(public_configuration['fav_therapist']);
    const others = before.filter((favourite) => favourite !== therapist);
    if (!isListed && others.length === before.length) return {};
    return { public_configuration: { fav_therapist: [...others, therapist] } };
  });
  return {};
};
