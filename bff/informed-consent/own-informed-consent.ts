import { chosenAddressFrom } from '#bff/addresses/chosen-address-from';
import { givenConsent, ownConsentWithTherapist } from '#bff/informed-consent/own-consent';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import type { ownInformedConsent } from '#contracts/informed-consent/informed-consent.api';

/**
 * Whether the consent was given, and what its form begins with: the residence is the profile's, else the address given
 * at registration (CONSENT-23).
 */
export const handleOwnInformedConsent: OperationHandler<typeof ownInformedConsent> = async (context, { therapist }) => {
  const { user, consent } = await ownConsentWithTherapist(context, therapist);
  const known = (await findUsers(context, [therapist])).get(therapist);
  const { birth_address: birth, current_address: current, indirizzo: registered, cap } = user.public_configuration;
  return {
    therapistName: (known && fullName(known)) || 'Terapeuta',
    given: consent ? givenConsent(consent) : null,
    birthPlace: chosenAddressFrom(birth),
    residence: chosenAddressFrom(current) ?? chosenAddressFrom(registered),
    postalCode: cap ?? '',
  };
};
