import { isSignatureName } from '#bff/billing/signature-name';
import { contractInForce, type SignedDocument, signedDocumentsOf } from '#bff/billing/signed-documents';
import { planNamed } from '#bff/plans/chosen-plan';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { listSignedDocuments } from '#contracts/billing/billing.api';
import { isoFromInstant } from '#contracts/kernel/instant';

/** The professional's signed documents, newest first, and the contract in force (BILL-07, BILL-11). */
export const handleListSignedDocuments: OperationHandler<typeof listSignedDocuments> = async (context) => {
  const documents = signedDocumentsOf(await ownUser(context));
  const contract = contractInForce(documents);
  return { contract: contract ? shown(contract) : null, documents: documents.map(shown) };
};

function shown({ type, signature, acceptedAt, isInvalid = false }: SignedDocument) {
  const isNamed = signature !== undefined && isSignatureName(signature);
  return {
    plan: planNamed(type) ?? null,
    acceptedAt: acceptedAt === undefined ? null : isoFromInstant(acceptedAt),
    isValid: !isInvalid,
    file: isNamed ? `/files/signed/${signature}.pdf` : null,
  };
}
