import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import type { Instant } from '#contracts/kernel/instant';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** When the last signing link was sent for the plan that is chosen now; undefined where none was. */
export function codeSentAt(user: LegacyUser): Instant | undefined {
  const { plan } = professionalStatusOf(professionalFrom(user));
  const code = user.configuration.ascolto?.contract_code;
  return plan?.type !== undefined && code?.plan === plan.type ? code.sent_at : undefined;
}
