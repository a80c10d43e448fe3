import { hasExpired, planExpiry } from '#bff/therapists/eligibility/plan-expiry';
import {
  type Professional,
  professionalStatusOf,
  type SignedDocument,
} from '#bff/therapists/eligibility/professional-status';
import type { Instant } from '#contracts/kernel/instant';

/**
 * Whether patients may find and write to the professional: accepted by the administration, without privileges, on a
 * paid plan that has not ended, with that plan's contract signed (GUARD-67).
 */
export function isEligible(professional: Professional, now: Instant): boolean {
  if (!professional.isProfessional || professional.isPrivileged) return false;
  const { authorisation, plan, signedDocuments } = professionalStatusOf(professional);
  if (authorisation !== 'accettato') return false;
  if (!plan?.type || !plan.paymentCompleted || hasExpired(planExpiry(plan), now)) return false;
  return signedDocuments.some((document) => document.type === plan.type && isSigned(document));
}

/** Accepted and still valid; an entry with only the moment of acceptance counts as accepted. */
function isSigned({ accepted, acceptedAt, isInvalid }: SignedDocument): boolean {
  if (isInvalid) return false;
  return accepted ?? (acceptedAt ?? 0) > 0;
}
