import type { Context } from '#bff/context';
import { consentMoment } from '#bff/informed-consent/consent-moment';
import { type ConsentDetails, consentRequest } from '#bff/informed-consent/consent-request';
import { ownConsent } from '#bff/informed-consent/own-consent';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { writeOnce } from '#bff/write-once';
import { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { informedConsent } from '#contracts/informed-consent/informed-consent.legacy';

/** A consent that stands: when it was given, and whether it is this act that gave it. */
interface SignedConsent {
  readonly at: string | null;
  readonly isNew: boolean;
}

/**
 * Lets the platform sign, once (LEG-14, LEG-19): what the patient's list says afterwards is what happened, also when
 * the answer was lost. One given on another device meanwhile is not signed again. Refuses with `not_signed`.
 */
export function signConsent(context: Context, input: ConsentDetails): Promise<SignedConsent> {
  return withUsersLocked(context, { call: informedConsent, addressee: input.therapist }, () =>
    writeOnce({
      find: async (wasAnswerLost) => {
        const { consent } = await ownConsent(context, input.therapist);
        return consent && { at: consentMoment(consent), isNew: wasAnswerLost };
      },
      write: async () => {
        await sign(context, input);
        return { at: await momentNow(context, input.therapist), isNew: true };
      },
    }),
  );
}

async function sign(context: Context, input: ConsentDetails): Promise<void> {
  try {
    await context.legacy.call(informedConsent, { ...consentRequest(context, input), download_only: false });
  } catch (failure) {
    throw isRefusal(failure) ? refusal(giveInformedConsent, 'not_signed') : failure;
  }
}

/** The platform's own moment of what it has just signed; null when it does not tell, since the consent stands all the same. */
async function momentNow(context: Context, therapist: string): Promise<string | null> {
  const own = await ownConsent(context, therapist).catch(() => undefined);
  return own?.consent ? consentMoment(own.consent) : null;
}
