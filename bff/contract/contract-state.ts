import { codeSentAt } from '#bff/contract/contract-code';
import { signedContract } from '#bff/therapists/eligibility/is-eligible';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { type OwnContract, resendPauseSeconds } from '#contracts/contract/contract.api';
import type { Instant } from '#contracts/kernel/instant';
import type { LegacyUser } from '#contracts/users/users.legacy';

/**
 * How the contract of the chosen plan stands: signed whatever was sent, and not to be signed before the plan is paid.
 */
export function contractState(user: LegacyUser): OwnContract['state'] {
  const status = professionalStatusOf(professionalFrom(user));
  if (signedContract(status)) return 'signed';
  if (status.plan?.type === undefined || !status.plan.paymentCompleted) return 'plan_missing';
  return codeSentAt(user) === undefined ? 'to_sign' : 'code_sent';
}

/**
 * Seconds of the pause that are left at `now`, rounded up; 0 when it is over, also for a last message that a clock put
 * in the future.
 */
export function secondsUntilResend(sentAt: Instant | undefined, now: Instant): number {
  const passedMs = sentAt === undefined ? Number.POSITIVE_INFINITY : now - sentAt;
  if (passedMs < 0) return 0;
  return Math.max(0, Math.ceil(resendPauseSeconds - passedMs / 1000));
}
