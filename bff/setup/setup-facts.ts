import { hasBillingData } from '#bff/billing/needs-billing-data';
import { codeSentAt } from '#bff/contract/contract-code';
import { signedContract } from '#bff/therapists/eligibility/is-eligible';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import type { Instant } from '#contracts/kernel/instant';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** What a professional has given, as the rule on the setup steps takes it. */
export interface SetupFacts {
  readonly hasBillingData: boolean;
  /** Biography and a study with its title: a certificate alone makes a row without one. */
  readonly hasProfile: boolean;
  readonly hasPhoto: boolean;
  /** `chosen`: its payment is not confirmed. */
  readonly plan: 'none' | 'chosen' | 'paid';
  readonly planAt: Instant | undefined;
  /** Undefined while the contract of the chosen plan is not signed. */
  readonly contract: { readonly signedAt: Instant | undefined } | undefined;
  /** When the last signing link for the chosen plan was sent. */
  readonly codeSentAt: Instant | undefined;
  readonly hasWorkingHours: boolean;
}

/** The facts of the setup of a professional, except the working hours, which only the raw record holds (STATE-12). */
export function setupFacts(user: LegacyUser): Omit<SetupFacts, 'hasWorkingHours'> {
  const { biografia, qualifications } = user.public_configuration;
  const status = professionalStatusOf(professionalFrom(user));
  const { plan } = status;
  const contract = signedContract(status);
  return {
    hasBillingData: hasBillingData(user),
    hasProfile: Boolean(biografia?.trim()) && qualifications.some(({ education }) => education?.trim()),
    hasPhoto: Boolean(user.picture),
    plan: plan?.paymentCompleted ? 'paid' : plan?.type === undefined ? 'none' : 'chosen',
    planAt: plan?.lastPaymentDate ?? plan?.date,
    contract: contract && { signedAt: contract.acceptedAt },
    codeSentAt: codeSentAt(user),
  };
}
