import { type DatedPlan, hasExpired, planExpiry } from '#bff/therapists/eligibility/plan-expiry';
import type { Instant } from '#contracts/kernel/instant';

export interface ChosenPlan extends DatedPlan {
  /** A month's price in cents, without VAT. */
  readonly amountCents?: number | undefined;
  readonly paymentCompleted: boolean;
}

export interface SignedDocument {
  readonly type?: string | undefined;
  readonly accepted?: boolean | undefined;
  readonly acceptedAt?: Instant | undefined;
  readonly isInvalid?: boolean | undefined;
}

/** What permits a professional to work on the platform. */
export interface ProfessionalStatus {
  readonly authorisation?: string | undefined;
  readonly plan?: ChosenPlan | undefined;
  readonly signedDocuments: readonly SignedDocument[];
}

/**
 * A professional with both of the platform's copies of their status, of which the administration's takes precedence.
 */
export interface Professional {
  readonly isProfessional: boolean;
  readonly isPrivileged: boolean;
  readonly administration: ProfessionalStatus;
  readonly published: ProfessionalStatus;
}

/** The effective status: each fact from the administration's part, or the published one when it has none. */
export function professionalStatusOf({ administration, published }: Professional): ProfessionalStatus {
  return {
    authorisation: administration.authorisation ?? published.authorisation,
    plan: administration.plan ?? published.plan,
    signedDocuments:
      administration.signedDocuments.length > 0 ? administration.signedDocuments : published.signedDocuments,
  };
}

/** Whether a plan is chosen, which only its payment makes it, and has not ended (STATE-06, STATE-08). */
export function isPlanActive(plan: ChosenPlan | undefined, now: Instant): boolean {
  return plan?.type !== undefined && plan.paymentCompleted && !hasExpired(planExpiry(plan), now);
}
