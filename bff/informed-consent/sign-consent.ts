import type { Context } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { type ConsentDetails, consentRequest } from '#bff/informed-consent/consent-request';
import { givenConsent, ownConsent } from '#bff/informed-consent/own-consent';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { refusal } from '#bff/operation-failed';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { informedConsent } from '#contracts/informed-consent/informed-consent.legacy';

/** A consent in force: with whether this call gave it. */
interface SignedConsent extends ReturnType<typeof givenConsent> {
  readonly isNew: boolean;
}

/**
 * Lets the platform sign, once: what the patient's list says afterwards is what happened, whatever the
 * platform answered. One given on another device meanwhile is not signed again. Refuses with `not_signed`; fails with
 * its outcome unknown when the list does not show the consent.
 */
export function signConsent(context: Context, input: ConsentDetails): Promise<SignedConsent> {
  return withUsersLocked(context, { call: informedConsent, addressee: input.therapist }, () =>
    idempotentWrite<SignedConsent>({
      call: informedConsent.name,
      findExisting: async (moment) => {
        const { consent } = await ownConsent(context, input.therapist);
        return consent && { ...givenConsent(consent), isNew: moment !== 'before' };
      },
      write: async () => {
        await sign(context, input);
        return undefined;
      },
    }),
  );
}

async function sign(context: Context, input: ConsentDetails): Promise<void> {
  try {
    const request = { ...consentRequest(context, input), download_only: false };
    await unlessSessionEnded(context, () => context.legacy.call(informedConsent, request));
  } catch (failure) {
    throw isRefusal(failure) ? refusal(giveInformedConsent, 'not_signed') : failure;
  }
}
