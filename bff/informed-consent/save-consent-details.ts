import { legacyAddress } from '#bff/addresses/legacy-address';
import type { Context } from '#bff/context';
import type { ConsentDetails } from '#bff/informed-consent/consent-request';
import { updateOwnUser } from '#bff/users/update-own-user';

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
  await updateOwnUser(context, () => ({ public_configuration }));
}
