import type { Appointment } from '#contracts/appointments/appointments.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { ownWallet } from '#contracts/payments/payments.api';

type Session = Pick<Appointment, 'token' | 'movedFrom' | 'status' | 'paidCents'>;
type Movement = Pick<OperationOutput<typeof ownWallet>['movements'][number], 'appointment' | 'reason' | 'amountCents'>;

/** The payment of a session according to the platform's own figures, in cents. */
export interface ProvenPayment {
  /** The sum paid to the provider and out of the credit. */
  readonly paidCents: number;
  /** Null when the platform's figures do not show it. */
  readonly creditUsedCents: number | null;
}

/**
 * The proven payment of a session; undefined without proof, and for a session that is not accepted: when one is
 * cancelled, its payment becomes credit. `movements` are the credit's movements read after the payment, undefined until
 * read.
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
