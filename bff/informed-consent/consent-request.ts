import { type Context, sessionOf } from '#bff/context';
import type { previewInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import type { informedConsent } from '#contracts/informed-consent/informed-consent.legacy';
import type { OperationInput } from '#contracts/kernel/operation';
import type { LegacyRequest } from '#contracts/kernel/platform/legacy-call';

/** What a consent is made of, for the therapist it is for. */
export type ConsentDetails = OperationInput<typeof previewInformedConsent>;

/** The platform's request of a consent: addresses as written, signed in the patient's own name alone. */
export function consentRequest(
  context: Context,
  { therapist, birthPlace, residence, postalCode }: ConsentDetails,
): Omit<LegacyRequest<typeof informedConsent>, 'download_only'> {
  return {
    private_token: sessionOf(context).privateToken,
    user_pt: therapist,
    birth_place: birthPlace.formattedAddress,
    current_place: residence.formattedAddress,
    cap: postalCode,
  };
}
