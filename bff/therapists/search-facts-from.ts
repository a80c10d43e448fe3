import type { SearchFacts } from '#bff/therapists/search/search-facts';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type Place, place } from '#contracts/therapists/therapist-filter';
import type { therapistDetail } from '#contracts/therapists/therapists.api';
import type { ListedUser } from '#contracts/therapists/therapists.legacy';

type Profile = Pick<
  OperationOutput<typeof therapistDetail>,
  'token' | 'premium' | 'requestsPaused' | 'languages' | 'areas' | 'prices' | 'lowestPriceCents' | 'rating'
>;

/** The facts a search uses. Only a Premium therapist has a studio here, as only theirs is public. */
export function searchFactsFrom(user: ListedUser, profile: Profile): SearchFacts {
  const { gender, dob, studio_address } = user.public_configuration;
  const { token, premium, requestsPaused, languages, areas, prices, lowestPriceCents, rating } = profile;
  return {
    token,
    premium,
    requestsPaused,
    gender: gender ?? null,
    birthDate: dob ?? null,
    languages,
    areas,
    prices,
    lowestPriceCents,
    averageRating: rating?.average ?? null,
    studios: premium ? studio_address.flatMap(({ coordinates }) => addressFrom(coordinates)) : [],
  };
}

/**
 * The position, to a hundredth of a degree: about a kilometre, which does not matter for a radius of fifty, while no
 * number of searches from different places can reveal a street.
 */
function addressFrom([latitude = Number.NaN, longitude = Number.NaN]: readonly number[]): Place[] {
  const rounded = { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 };
  const parsed = place.safeParse(rounded);
  return parsed.success ? [parsed.data] : [];
}
