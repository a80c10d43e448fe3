import type { RequestHandler } from 'msw';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { rate } from '#contracts/reviews/reviews.legacy';
import type { EventRow, ReviewRow } from '#mocks/db/rows';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** Reviews are stored in the therapist's profile, one for each number of sessions; refusals are sentences. */
export function createReviewsHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, rate, ({ private_token, event_pt, rate: rating, text }) => {
      const { public_token: owner } = userByToken(platform, private_token);
      const event = platform.db.events.get(event_pt);
      const therapist = event && platform.db.users.get(event.resource);
      if (!event?.targets.includes(owner) || !therapist) throw new PlatformRefused('Seduta non trovata.');
      if (event.name === 'small talk') throw new PlatformRefused("l'aggiunta di recensioni è limitata");
      if (!isHeld(platform, event)) throw new PlatformRefused('La seduta non è ancora conclusa.');
      const count = sessionsHeld(platform, event, owner);
      const { public_configuration: profile } = therapist;
      const reviews = profile.rating ?? [];
      if (reviews.some((review) => review.owner === owner && Number(review.count) === count)) {
        throw new PlatformRefused('Hai già lasciato una recensione per questa seduta.');
      }
      const created_at = secondsFromInstant(platform.now());
      const review: ReviewRow = { owner, created_at, count, rating, description: text };
      platform.db.users.change(therapist.public_token, {
        public_configuration: { ...profile, rating: [...reviews, review] },
      });
      return { success: true };
    }),
  ];
}

function isHeld({ now }: Platform, { configuration, end_timestamp }: EventRow): boolean {
  return configuration.status === 'accepted' && end_timestamp * 1000 < now();
}

/** The number of therapy sessions the two have had so far. */
function sessionsHeld(platform: Platform, { resource }: EventRow, patient: string): number {
  return platform.db.events.list(
    (event) =>
      event.resource === resource &&
      event.targets.includes(patient) &&
      event.name !== 'small talk' &&
      isHeld(platform, event),
  ).length;
}
