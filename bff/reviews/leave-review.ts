import { appointmentOf, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import { ownEvents } from '#bff/appointments/own-events';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { heldSessions, isHeldTherapy } from '#bff/reviews/held-sessions';
import { ownReviews } from '#bff/reviews/own-reviews';
import { platformWords } from '#bff/reviews/platform-words';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { withUsersLocked } from '#bff/users/with-users-locked';
import type { OperationInput } from '#contracts/kernel/operation';
import { leaveReview } from '#contracts/reviews/reviews.api';
import { rate } from '#contracts/reviews/reviews.legacy';

type Input = OperationInput<typeof leaveReview>;

/**
 * Leaves a patient's review of a therapy session they had. One review at a time per therapist, and the therapist's
 * reviews are read before and after, so that two presses leave one. The directory is then read again, so that the new
 * average appears. Refuses with `reviews_limited`, `not_held`, `already_reviewed` or `refused` (RATE-09).
 */
export const handleLeaveReview: OperationHandler<typeof leaveReview> = async (context, input) => {
  const { publicToken: reader } = sessionOf(context);
  const events = await ownEvents(context);
  const seen = events.find(({ event }) => event.public_token === input.appointment);
  const therapist = judged(seen, context).other;
  const sessionsHeld = heldSessions(events, context.now()).get(therapist)?.length ?? 0;
  return withUsersLocked(context, { call: rate, addressee: therapist }, () =>
    idempotentWrite({
      call: rate.name,
      async findExisting(moment) {
        const known = (await findUsers(context, [therapist])).get(therapist);
        if (!known) throw new OperationFailed('not_found');
        if (!ownReviews(known.public_configuration.rating, reader, sessionsHeld).hasReviewedLast) return undefined;
        if (moment === 'before') throw refusal(leaveReview, 'already_reviewed');
        context.directory.invalidate();
        return {};
      },
      async write() {
        await send(context, input);
        return undefined;
      },
    }),
  );
};

/** The session, if the user may review it. */
function judged(seen: EventAsSeen | undefined, context: Context): EventAsSeen {
  if (!seen || seen.isOrganiser) throw new OperationFailed('not_found');
  if (appointmentOf(seen).kind === 'introductory-talk') throw refusal(leaveReview, 'reviews_limited');
  if (!isHeldTherapy(seen, context.now())) throw refusal(leaveReview, 'not_held');
  return seen;
}

async function send(context: Context, { appointment, rating, text }: Input): Promise<void> {
  const { privateToken } = sessionOf(context);
  const request = { private_token: privateToken, rate: rating, text, event_pt: appointment };
  await unlessSessionEnded(context, () => context.legacy.call(rate, request)).catch((failure: unknown) => {
    const words = isRefusal(failure) ? platformWords(failure.refusal) : undefined;
    throw words === undefined ? failure : refusal(leaveReview, 'refused', { text: words });
  });
}
