import type { Context } from '#bff/context';
import { ownUser } from '#bff/users/own-user';

/** The tokens of the patient's favourites in the order they were saved, each once, at its last position. */
export async function ownFavourites(context: Context): Promise<string[]> {
  const user = await ownUser(context);
  const saved = user.public_configuration.fav_therapist ?? [];
  return saved.filter((token, place) => saved.lastIndexOf(token) === place);
}
