import { consentMoment } from '#bff/informed-consent/consent-moment';
import { type Consent, ownConsentWithTherapist } from '#bff/informed-consent/own-consent';
import { placeFrom } from '#bff/informed-consent/place-from';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import type { ownInformedConsent } from '#contracts/informed-consent/informed-consent.api';

/** Whether the consent was given, and what its form begins with (CONSENT-02, CONSENT-23). */
export const handleOwnInformedConsent: OperationHandler<typeof ownInformedConsent> = async (context, { therapist }) => {
  const { user, consent } = await ownConsentWithTherapist(context, therapist);
  const known = (await findUsers(context, [therapist])).get(therapist);
  const { birth_address: birth, current_address: current, cap } = user.public_configuration;
  return {
    therapistName: (known && fullName(known)) || 'Terapeuta',
    given: consent ? givenFrom(consent) : null,
    birthPlace: placeFrom(birth),
    residence: placeFrom(current),
    postalCode: cap ?? '',
  };
};

function givenFrom(consent: Consent) {
  return { at: consentMoment(consent), hasDocument: consent.file !== undefined };
}
