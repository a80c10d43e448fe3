import { givenConsent, ownConsentWithTherapist } from '#bff/informed-consent/own-consent';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import { type Address, address } from '#contracts/addresses/addresses.api';
import type { ownInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

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
    birthPlace: addressFrom(birth),
    residence: addressFrom(current) ?? addressFrom(registered),
    postalCode: cap ?? '',
  };
};

/** An address of the profile for the form; null for none, or without reference or position: it must be chosen again. */
function addressFrom(known: LegacyUser['public_configuration']['birth_address']): Address | null {
  const [latitude, longitude] = known?.coordinates ?? [];
  const chosen = { id: known?.id, formattedAddress: known?.formatted_address, coordinates: { latitude, longitude } };
  const parsed = address.safeParse(chosen);
  return parsed.success ? parsed.data : null;
}
