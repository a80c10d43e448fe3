import { pictureUrl } from '#bff/media/picture-url';
import { requestsPausedAt } from '#bff/new-requests/requests-paused';
import { type ReceivedReview, receivedReviews, shownReviewFrom } from '#bff/reviews/received-reviews';
import { educationFrom, workFrom } from '#bff/therapists/curriculum-mapping';
import { type PlanExpiry, planExpiry } from '#bff/therapists/eligibility/plan-expiry';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { lowestPrice } from '#bff/therapists/search/lowest-price';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import { searchFactsFrom } from '#bff/therapists/search-facts-from';
import { fullName } from '#bff/users/full-name';
import { publicToken } from '#contracts/kernel/fields';
import type { OperationOutput } from '#contracts/kernel/operation';
import { averageRating } from '#contracts/reviews/average-rating';
import type { TherapistCard, therapistDetail } from '#contracts/therapists/therapists.api';
import type { ListedUser } from '#contracts/therapists/therapists.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

type TherapistDetail = OperationOutput<typeof therapistDetail>;

/** A professional as the directory holds them: what is public, and the studio of a Premium therapist. */
export interface DirectoryProfile {
  readonly profile: Omit<TherapistDetail, 'reviews' | 'studio' | 'chat' | 'isFavourite'>;
  /** Each reviewer is still a token. */
  readonly reviews: readonly ReceivedReview[];
  readonly studio: TherapistDetail['studio'];
}

/** A therapist with what the directory searches by; the facts never leave the back end. */
export interface DirectoryEntry extends DirectoryProfile {
  readonly planExpiry: PlanExpiry;
  readonly card: TherapistCard;
  readonly facts: SearchFacts;
}

const areasOnCard = 5;

/** A professional of the platform, mapped once for all users; undefined when the token is not fit for a browser. */
export function directoryEntryFrom(user: ListedUser, mediaBase: string): DirectoryEntry | undefined {
  if (!publicToken.safeParse(user.public_token).success) return undefined;
  const { plan } = professionalStatusOf(professionalFrom(user));
  const premium = plan?.type === 'online+studio';
  const profile = profileFrom(user, premium, mediaBase);
  return {
    planExpiry: planExpiry(plan ?? {}),
    card: cardFrom(profile),
    facts: searchFactsFrom(user, profile),
    profile,
    reviews: receivedReviews(user),
    studio: premium ? studioFrom(user) : null,
  };
}

/** The therapist as this user sees them: the studio only for a patient, reviewers by name and initial. */
export function detailFrom(
  { profile, reviews, studio }: DirectoryProfile,
  reader: {
    isPatient: boolean;
    reviewers: ReadonlyMap<string, LegacyUser>;
    chat: string | null;
    isFavourite: boolean;
  },
): TherapistDetail {
  return {
    ...profile,
    reviews: reviews.map((review) => shownReviewFrom(review, reader.reviewers)),
    studio: reader.isPatient ? studio : null,
    chat: reader.chat,
    isFavourite: reader.isFavourite,
  };
}

function profileFrom(user: ListedUser, premium: boolean, mediaBase: string): DirectoryProfile['profile'] {
  const facts = user.public_configuration;
  const prices = {
    singleCents: lowestPrice([facts.prices.single_seat]),
    coupleCents: lowestPrice([facts.prices.couple_session]),
    familyCents: lowestPrice([facts.prices.family_session]),
  };
  return {
    token: user.public_token,
    name: fullName(user),
    role: facts.role ?? 'psychologist',
    pictureUrl: pictureUrl(user.picture, mediaBase),
    biography: facts.biografia ?? null,
    areas: facts.intervations,
    specialisations: facts.specialization,
    languages: facts.languages,
    prices,
    lowestPriceCents: lowestPrice(Object.values(prices)),
    rating: averageRating(receivedReviews(user).map(({ rating }) => rating)),
    premium,
    register: { number: facts.register_defination ?? null, region: facts.region ?? null },
    requestsPaused: requestsPausedAt(user) !== null,
    education: educationFrom(facts.qualifications),
    work: workFrom(facts.work_experience),
  };
}

function cardFrom(profile: DirectoryProfile['profile']): TherapistCard {
  const { token, name, role, pictureUrl, areas, lowestPriceCents, rating, languages, premium, register } = profile;
  const shown = areas.slice(0, areasOnCard);
  return {
    token,
    name,
    role,
    pictureUrl,
    areas: shown,
    areasCount: areas.length,
    lowestPriceCents,
    rating,
    languages,
    premium,
    register,
    requestsPaused: profile.requestsPaused,
  };
}

function studioFrom(user: ListedUser): DirectoryProfile['studio'] {
  const { telefono, studio_address } = user.public_configuration;
  return {
    phone: telefono ?? null,
    email: user.email ?? null,
    addresses: studio_address.map(({ formatted_address }) => formatted_address).filter((address) => address !== ''),
  };
}
