import { type Context, sessionOf } from '#bff/context';
import { session as sessionCall } from '#contracts/login/login.legacy';

/** The tokens of one's own favourites in the order they were saved, each once, at its last place. */
export async function ownFavourites(context: Context): Promise<string[]> {
  const { privateToken } = sessionOf(context);
  const { user } = await context.legacy.call(sessionCall, { private_token: privateToken });
  const saved = user.public_configuration.fav_therapist ?? [];
  return saved.filter((token, place) => saved.lastIndexOf(token) === place);
}
