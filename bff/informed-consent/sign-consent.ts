import { legacyAddress } from '#bff/addresses/legacy-address';
import type { Context } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { type ConsentDetails, consentRequest } from '#bff/informed-consent/consent-request';
import { consentInRecord, givenConsent, ownConsent } from '#bff/informed-consent/own-consent';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { refusal } from '#bff/operation-failed';
import { updateLockedUser } from '#bff/users/update-own-user';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { informedConsent } from '#contracts/informed-consent/informed-consent.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** A consent in force, and whether this call gave it. */
interface SignedConsent extends ReturnType<typeof givenConsent> {
  readonly isNew: boolean;
}

/**
 * Saves what the document prints in the patient's profile, then lets the platform sign, under one lock of patient and
 * therapist: the profile's last reading shows whether the consent was given on another device meanwhile. The patient's
 * list afterwards decides, whatever the platform answered. Refuses with `changed_elsewhere` when the profile could not
 * be saved, with `not_signed` when the platform does not sign; the outcome is unknown when the list does not show the
 * consent.
 */
export function saveAndSign(context: Context, input: ConsentDetails): Promise<SignedConsent> {
  return withUsersLocked(context, { call: informedConsent, addressee: input.therapist }, async () => {
    const saved = await saveConsentDetails(context, input);
    return idempotentWrite<SignedConsent>({
      call: informedConsent.name,
      findExisting: async (moment) => {
        const isBefore = moment === 'before';
        const consent = isBefore
          ? consentInRecord(saved, input.therapist)
          : (await ownConsent(context, input.therapist)).consent;
        return consent && { ...givenConsent(consent), isNew: !isBefore };
      },
      write: async () => {
        await sign(context, input);
        return undefined;
      },
    });
  });
}

function saveConsentDetails(
  context: Context,
  { birthPlace, residence, postalCode }: ConsentDetails,
): Promise<UserRecord> {
  const public_configuration = {
    birth_address: legacyAddress(birthPlace),
    current_address: legacyAddress(residence),
    cap: postalCode,
  };
  return updateLockedUser(context, () => ({ public_configuration }));
}

async function sign(context: Context, input: ConsentDetails): Promise<void> {
  try {
    const request = { ...consentRequest(context, input), download_only: false };
    await unlessSessionEnded(context, () => context.legacy.call(informedConsent, request));
  } catch (failure) {
    throw isRefusal(failure) ? refusal(giveInformedConsent, 'not_signed') : failure;
  }
}
