import type { Context } from '#bff/context';
import { consentDocument } from '#bff/informed-consent/consent-document';
import { type ConsentDetails, consentRequest } from '#bff/informed-consent/consent-request';
import { ownConsentWithTherapist } from '#bff/informed-consent/own-consent';
import { hasUnknownOutcome, isRefusal } from '#bff/legacy/legacy-failures';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { previewInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { informedConsent } from '#contracts/informed-consent/informed-consent.legacy';

/** The document to read before signing; nothing is signed and the profile stays as it is. */
export const handlePreviewInformedConsent: OperationHandler<typeof previewInformedConsent> = async (context, input) => {
  await ownConsentWithTherapist(context, input.therapist);
  const document = await consentDocument(context, await make(context, input));
  if (!document) throw refusal(previewInformedConsent, 'document_missing');
  return { document };
};

/** A lost answer leaves nothing open here: whatever the platform made, it signed nothing. */
async function make(context: Context, input: ConsentDetails): Promise<string | undefined> {
  try {
    const request = { ...consentRequest(context, input), download_only: true };
    return (await unlessSessionEnded(context, () => context.legacy.call(informedConsent, request))).file;
  } catch (failure) {
    if (isRefusal(failure)) return undefined;
    throw hasUnknownOutcome(failure) ? new OperationFailed('legacy_unavailable') : failure;
  }
}
