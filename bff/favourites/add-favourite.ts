import type { OperationHandler } from '#bff/run-operation';
import { listToChange } from '#bff/users/php-parts';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { addFavourite } from '#contracts/favourites/favourites.api';

/**
 * Adds a therapist at the end of the patient's favourites, or moves one already there to the end; other content of the
 * list is kept. A token that is neither listed nor saved is not added, and the answer does not disclose that (FAV-01).
 */
export const handleAddFavourite: OperationHandler<typeof addFavourite> = async (context, { therapist }) => {
  const isListed = (await context.directory.find(therapist, context.now())) !== undefined;
  await updateOwnUser(context, ({ public_configuration }) => {
    const before = listToChange(public_configuration['fav_therapist'], 'fav_therapist');
    const others = before.filter((favourite) => favourite !== therapist);
    if (!isListed && others.length === before.length) return {};
    return { public_configuration: { fav_therapist: [...others, therapist] } };
  });
  return {};
};
