import { hasBillingData } from '#bff/billing/needs-billing-data';
import { isProfileComplete } from '#bff/profile/is-profile-complete';
import { hasSignedContract } from '#bff/therapists/eligibility/is-eligible';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { type SetupStep, setupStep } from '#contracts/login/login.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** What a professional still has to give before patients can find them, in its order; nothing for a patient. */
export function missingSetup(user: LegacyUser): SetupStep[] {
  if (user.public_configuration.type !== 'dottore') return [];
  const status = professionalStatusOf(professionalFrom(user));
  const isGiven: Readonly<Record<SetupStep, boolean>> = {
    'billing-data': hasBillingData(user),
    profile: isProfileComplete(user),
    plan: status.plan?.paymentCompleted === true,
    contract: hasSignedContract(status),
  };
  return setupStep.options.filter((step) => !isGiven[step]);
}
