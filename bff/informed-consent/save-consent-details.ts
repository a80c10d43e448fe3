import type { Context } from '#bff/context';
import type { ConsentDetails } from '#bff/informed-consent/consent-request';
import { legacyPlace } from '#bff/registration/legacy-place';
import { updateOwnUser } from '#bff/users/update-own-user';

/** Keeps what the document prints in the patient's profile (CONSENT-16, LEG-16, C-42); refuses with `changed_elsewhere`. */
export async function saveConsentDetails(
  context: Context,
  { birthPlace, residence, postalCode }: ConsentDetails,
): Promise<void> {
  const public_configuration = {
    birth_address: legacyPlace(birthPlace),
    current_address: legacyPlace(residence),
    cap: postalCode,
  };
  await updateOwnUser(context, () => ({ public_configuration }));
}
