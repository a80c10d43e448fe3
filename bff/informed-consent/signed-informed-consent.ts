import { consentDocument } from '#bff/informed-consent/consent-document';
import { ownConsent } from '#bff/informed-consent/own-consent';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { signedInformedConsent } from '#contracts/informed-consent/informed-consent.api';

/**
 * The document of the patient's own consent, at the address the platform keeps with it: nothing of it is the browser's
 * to say.
 */
export const handleSignedInformedConsent: OperationHandler<typeof signedInformedConsent> = async (
  context,
  { therapist },
) => {
  const { consent } = await ownConsent(context, therapist);
  if (!consent) throw new OperationFailed('not_found');
  const document = await consentDocument(context, consent.file);
  if (!document) throw refusal(signedInformedConsent, 'document_missing');
  return { document };
};
