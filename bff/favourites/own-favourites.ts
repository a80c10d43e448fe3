import type { Context } from '#bff/context';
import { ownUser } from '#bff/users/own-user';

/** The tokens of one's own favourites in the order they were saved, each once, at its last place. */
export async function ownFavourites(context: Context): Promise<string[]> {
  const user = await ownUser(context);
  const saved = user.public_configuration.fav_therapist ?? [];
  return saved.filter((token, place) => saved.lastIndexOf(token) === place);
}
