import { ownEvents } from '#bff/appointments/own-events';
import { creditChanges } from '#bff/payments/credit-changes';
import { walletCentsOf } from '#bff/payments/wallet-cents-of';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import { ownUser } from '#bff/users/own-user';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { ownWallet } from '#contracts/payments/payments.api';

/** The patient's credit, and what of its changes the patient's own sessions prove, newest session first. */
export const handleOwnWallet: OperationHandler<typeof ownWallet> = async (context) => {
  const [user, events] = await Promise.all([ownUser(context), ownEvents(context)]);
  const changes = events
    .filter(({ isOrganiser }) => !isOrganiser)
    .toSorted((one, other) => other.event.start_timestamp - one.event.start_timestamp)
    .flatMap((seen) => creditChanges(seen.event).map((change) => ({ seen, ...change })));
  const therapists = await findUsers(
    context,
    changes.map(({ seen }) => seen.other),
  );
  const movements = changes.map(({ seen: { event, other }, ...change }) => {
    const therapist = therapists.get(other);
    return {
      ...change,
      appointment: event.public_token,
      sessionAt: isoFromInstant(event.start_timestamp),
      therapistName: (therapist && fullName(therapist)) || 'Terapeuta',
    };
  });
  return { balanceCents: walletCentsOf(user), movements };
};
