import { isAccepted } from '#bff/therapists/eligibility/is-eligible';
import type { SignedDocument as SignedFacts } from '#bff/therapists/eligibility/professional-status';
import type { LegacyUser } from '#contracts/users/users.legacy';

export interface SignedDocument extends SignedFacts {
  /** The name of its file without `.pdf`, as the platform has it: anything. */
  readonly signature?: string | undefined;
}

/**
 * The documents a professional has signed, valid or not, newest first and undated ones last. They are the
 * administration's, or the published ones when it has none (AMB-19); one that is not accepted is not signed (AMB-59).
 */
export function signedDocumentsOf({ manager_configuration, public_configuration }: LegacyUser): SignedDocument[] {
  const { sign_doc: managed } = manager_configuration;
  const rows = managed.length > 0 ? managed : public_configuration.sign_doc;
  return rows
    .map(({ type, signature, accepted, accepted_at, is_invalid }) => ({
      ...{ type, signature, accepted },
      ...{ acceptedAt: accepted_at, isInvalid: is_invalid },
    }))
    .filter(isAccepted)
    .toSorted((one, other) => (other.acceptedAt ?? 0) - (one.acceptedAt ?? 0));
}

/** The contract in force: of the signed documents, newest first, the first that is valid (BILL-07). */
export function contractInForce<Document extends SignedFacts>(documents: readonly Document[]): Document | undefined {
  return documents.find(({ isInvalid }) => !isInvalid);
}
