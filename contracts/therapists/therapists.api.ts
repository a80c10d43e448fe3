import * as z from 'zod/mini';
import { cents, fileUrl, publicToken } from '#contracts/kernel/fields';
import { api, query } from '#contracts/kernel/operation';
import { shownReview } from '#contracts/reviews/reviews.api';

const professionalRole = z.enum(['psychologist', 'psychotherapist']);
const rating = z.object({ average: z.number(), count: z.int() });

/** The enrolment in the register of psychologists, as far as it is known. */
const register = z.object({ number: z.nullable(z.string()), region: z.nullable(z.string()) });

/** What a card of the list shows. */
export const therapistCard = z.object({
  token: publicToken,
  name: z.string(),
  role: professionalRole,
  pictureUrl: z.nullable(fileUrl),
  /** The first five areas of intervention, and how many there are in all. */
  areas: z.array(z.string()),
  areasCount: z.int(),
  lowestPriceCents: z.nullable(cents),
  rating: z.nullable(rating),
  languages: z.array(z.string()),
  /** On the Premium plan, which may be placed first in a search and receives in a studio. */
  premium: z.boolean(),
  register,
  /** Whether only patients who have a chat with the therapist, or have or had a session there, may write. */
  requestsPaused: z.boolean(),
});

export type TherapistCard = z.output<typeof therapistCard>;

export const therapistsApi = api('therapists', {
  /**
   * One therapist's full profile. Contacts and studio are included only for a Premium therapist and a signed-in patient
   * (GUARD-68).
   */
  therapistDetail: query({
    access: 'everyone',
    input: z.strictObject({ therapist: publicToken }),
    output: z.object({
      token: publicToken,
      name: z.string(),
      role: professionalRole,
      pictureUrl: z.nullable(fileUrl),
      biography: z.nullable(z.string()),
      areas: z.array(z.string()),
      specialisations: z.array(z.string()),
      languages: z.array(z.string()),
      prices: z.object({
        singleCents: z.nullable(cents),
        coupleCents: z.nullable(cents),
        familyCents: z.nullable(cents),
      }),
      lowestPriceCents: z.nullable(cents),
      rating: z.nullable(rating),
      premium: z.boolean(),
      register,
      requestsPaused: z.boolean(),
      /** Newest first. */
      education: z.array(z.object({ year: z.nullable(z.string()), title: z.string(), institute: z.string() })),
      /** Newest first; dates are `yyyy-MM-dd`, `end` is null for a current position. */
      work: z.array(
        z.object({
          start: z.nullable(z.string()),
          end: z.nullable(z.string()),
          ongoing: z.boolean(),
          description: z.string(),
        }),
      ),
      /** Newest first; the reviewer as first name and initial. */
      reviews: z.array(shownReview),
      studio: z.nullable(
        z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()), addresses: z.array(z.string()) }),
      ),
      /** The user's chat with this therapist, if there is one. */
      chat: z.nullable(publicToken),
      /** Whether the user is a patient with this therapist among their favourites. */
      isFavourite: z.boolean(),
    }),
  }),
});

export const { therapistDetail } = therapistsApi;
