import { ownEvents } from '#bff/appointments/own-events';
import type { Context } from '#bff/context';
import { walletCentsOf } from '#bff/payments/wallet-cents-of';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import { ownUser } from '#bff/users/own-user';
import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { ownWallet, WalletReason } from '#contracts/payments/payments.api';

/** A change of the credit that one of the patient's own sessions proves. */
export type WalletMovement = OperationOutput<typeof ownWallet>['movements'][number];

/** The patient's credit in cents, and the changes that follow from the patient's own sessions, latest session first. */
export const handleOwnWallet: OperationHandler<typeof ownWallet> = async (context) => {
  const [user, movements] = await Promise.all([ownUser(context), ownMovements(context)]);
  return { balanceCents: walletCentsOf(user), movements };
};

/** The changes of the credit that follow from the patient's own sessions, latest session first. */
export async function ownMovements(context: Context): Promise<WalletMovement[]> {
  const events = await ownEvents(context);
  const changes = events
    .filter(({ isOrganiser }) => !isOrganiser)
    .toSorted((one, other) => other.event.start_timestamp - one.event.start_timestamp)
    .flatMap((seen) => creditChanges(seen.event).map((change) => ({ seen, ...change })));
  const therapists = await findUsers(
    context,
    changes.map(({ seen }) => seen.other),
  );
  return changes.map(({ seen: { event, other }, ...change }) => {
    const therapist = therapists.get(other);
    return {
      ...change,
      appointment: event.public_token,
      sessionAt: isoFromInstant(event.start_timestamp),
      therapistName: (therapist && fullName(therapist)) || 'Terapeuta',
    };
  });
}

interface CreditChange {
  readonly reason: WalletReason;
  readonly amountCents: number;
}

/** How a session changed its patient's credit, latest change first: it may be paid with credit and then cancelled. */
function creditChanges({ configuration }: LegacyEvent): CreditChange[] {
  const { status, paid_amount: paid = 0, wallet_amount: used = 0 } = configuration;
  const credited = status === 'denied' ? Math.max(0, paid) + Math.max(0, used) : 0;
  const changes: CreditChange[] = [];
  if (credited > 0) changes.push({ reason: 'session-cancelled', amountCents: credited });
  if (used > 0) changes.push({ reason: 'session-paid', amountCents: -used });
  return changes;
}
