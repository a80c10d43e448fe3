import type { Instant } from '#contracts/kernel/instant';
import type { DatedPlan } from '#contracts/plans/plan-expiry';

export interface ChosenPlan extends DatedPlan {
  readonly paymentCompleted: boolean;
}

export interface SignedDocument {
  readonly type?: string | undefined;
  readonly accepted?: boolean | undefined;
  readonly acceptedAt?: Instant | undefined;
  readonly isInvalid?: boolean | undefined;
}

/** What lets a professional work on the platform. */
export interface Standing {
  readonly authorisation?: string | undefined;
  readonly plan?: ChosenPlan | undefined;
  readonly signedDocuments: readonly SignedDocument[];
}

/** The platform keeps a professional's standing twice: the administration's part is the one that counts. */
export interface Professional {
  readonly isProfessional: boolean;
  readonly isPrivileged: boolean;
  readonly administration: Standing;
  readonly published: Standing;
}

/** The standing that counts: each fact from the administration's part, or as published when it has none (AMB-18, AMB-19). */
export function standingOf({ administration, published }: Professional): Standing {
  return {
    authorisation: administration.authorisation ?? published.authorisation,
    plan: administration.plan ?? published.plan,
    signedDocuments:
      administration.signedDocuments.length > 0 ? administration.signedDocuments : published.signedDocuments,
  };
}
