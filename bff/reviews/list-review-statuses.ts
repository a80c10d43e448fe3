import { appointmentOf } from '#bff/appointments/appointments-mapping';
import { ownEvents } from '#bff/appointments/own-events';
import { sessionOf } from '#bff/context';
import { heldSessions } from '#bff/reviews/held-sessions';
import { ownReviews } from '#bff/reviews/own-reviews';
import { reviewerName } from '#bff/reviews/reviewer-name';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import type { listReviewStatuses } from '#contracts/reviews/reviews.api';

/**
 * The patient's review status for each therapist, latest session first. A therapist the platform does not return is
 * left out: it is unknown whether they were reviewed, and the patient is not asked on a guess (RATE-05).
 */
export const handleListReviewStatuses: OperationHandler<typeof listReviewStatuses> = async (context) => {
  const { publicToken: reader } = sessionOf(context);
  const held = heldSessions(await ownEvents(context), context.now());
  const users = await findUsers(context, [reader, ...held.keys()]);
  const statuses = [...held].flatMap(([therapist, sessions]) => {
    const known = users.get(therapist);
    const last = sessions.at(-1);
    if (!known || !last) return [];
    const { token: appointment, endsAt: heldAt } = appointmentOf(last);
    const sessionsHeld = sessions.length;
    const reviews = ownReviews(known.public_configuration.rating, reader, sessionsHeld);
    return { therapist, therapistName: fullName(known) || 'Terapeuta', appointment, heldAt, sessionsHeld, ...reviews };
  });
  const { nome: firstName, cognome: lastName } = users.get(reader)?.public_configuration ?? {};
  return {
    publicName: reviewerName({ firstName, lastName }),
    statuses: statuses.toSorted((one, other) => other.heldAt.localeCompare(one.heldAt)),
  };
};
