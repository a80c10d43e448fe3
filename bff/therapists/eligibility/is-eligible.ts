import {
  isPlanActive,
  type Professional,
  type ProfessionalStatus,
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
  const status = professionalStatusOf(professional);
  if (status.authorisation !== 'accettato' || !isPlanActive(status.plan, now)) return false;
  return signedContract(status) !== undefined;
}

/** The valid contract of the plan that was chosen, the latest of several; undefined while none is signed (STATE-07). */
export function signedContract({ plan, signedDocuments }: ProfessionalStatus): SignedDocument | undefined {
  if (plan?.type === undefined) return undefined;
  return signedDocuments
    .filter((one) => one.type === plan.type && isSigned(one))
    .toSorted((one, other) => (other.acceptedAt ?? 0) - (one.acceptedAt ?? 0))[0];
}

function isSigned(document: SignedDocument): boolean {
  return !document.isInvalid && isAccepted(document);
}

/**
 * Whether a document was signed, be it still valid or not; one with only the moment of acceptance counts as accepted.
 */
export function isAccepted({ accepted, acceptedAt }: SignedDocument): boolean {
  return accepted ?? (acceptedAt ?? 0) > 0;
}
