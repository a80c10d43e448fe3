import type { LegacyEvent } from '#contracts/appointments/appointments.legacy';
import type { WalletReason } from '#contracts/payments/payments.api';

interface CreditChange {
  readonly reason: WalletReason;
  readonly amountCents: number;
}

/** What a session changed of its patient's credit, the latest change first: one may be paid with it and then cancelled. */
export function creditChanges({ configuration }: LegacyEvent): CreditChange[] {
  const { status, paid_amount: paid = 0, wallet_amount: used = 0 } = configuration;
  const credited = status === 'denied' ? Math.max(0, paid) + Math.max(0, used) : 0;
  const changes: CreditChange[] = [];
  if (credited > 0) changes.push({ reason: 'session-cancelled', amountCents: credited });
  if (used > 0) changes.push({ reason: 'session-paid', amountCents: -used });
  return changes;
}
