import { ownMeetings } from '#bff/appointments/own-meetings';
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
  const [user, meetings] = await Promise.all([ownUser(context), ownMeetings(context)]);
  const changes = meetings
    .filter(({ own }) => !own)
    .toSorted((one, other) => other.event.start_timestamp - one.event.start_timestamp)
    .flatMap((meeting) => creditChanges(meeting.event).map((change) => ({ meeting, ...change })));
  const therapists = await findUsers(
    context,
    changes.map(({ meeting }) => meeting.other),
  );
  const movements = changes.map(({ meeting: { event, other }, ...change }) => {
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
