import type { Appointment } from '#contracts/appointments/appointments.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { ownWallet } from '#contracts/payments/payments.api';

type Session = Pick<Appointment, 'token' | 'movedFrom' | 'status' | 'paidCents'>;
type Movement = Pick<OperationOutput<typeof ownWallet>['movements'][number], 'appointment' | 'reason' | 'amountCents'>;

/** What the platform's own figures say of the payment of a session, in cents. */
export interface ProvenPayment {
  /** To the provider and out of the credit together. */
  readonly paidCents: number;
  /** Null where the platform's figures do not tell. */
  readonly creditUsedCents: number | null;
}

/**
 * What is proved to have been paid for a session; undefined where nothing is, and for one that does not stand: what was
 * paid for it became credit. `movements` are those of the credit as read after the payment, undefined while unread.
 */
export function provenPayment(
  { token, movedFrom, status, paidCents }: Session,
  movements: readonly Movement[] | undefined,
): ProvenPayment | undefined {
  if (status !== 'accepted' || paidCents === null || paidCents <= 0) return undefined;
  if (!movements) return { paidCents, creditUsedCents: null };
  const used = movements.find(
    ({ appointment, reason }) => reason === 'session-paid' && [token, ...movedFrom].includes(appointment),
  );
  const creditUsedCents = used ? -used.amountCents : 0;
  return { paidCents, creditUsedCents: creditUsedCents <= paidCents ? creditUsedCents : null };
}
