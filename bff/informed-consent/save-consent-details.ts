import { legacyAddress } from '#bff/addresses/legacy-address';
import type { Context } from '#bff/context';
import type { ConsentDetails } from '#bff/informed-consent/consent-request';
import { refusal } from '#bff/operation-failed';
import { ChangedElsewhere, updateOwnUser } from '#bff/users/update-own-user';
import { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';

/** Keeps what the document prints in the patient's profile; refuses with `changed_elsewhere`. */
export async function saveConsentDetails(
  context: Context,
  { birthPlace, residence, postalCode }: ConsentDetails,
): Promise<void> {
  const public_configuration = {
    birth_address: legacyAddress(birthPlace),
    current_address: legacyAddress(residence),
    cap: postalCode,
  };
  try {
    await updateOwnUser(context, () => ({ public_configuration }));
  } catch (failure) {
    throw failure instanceof ChangedElsewhere ? refusal(giveInformedConsent, 'changed_elsewhere') : failure;
  }
}
