import { alertTitles } from '#bff/alerts/alert-titles';
import { sendAlert } from '#bff/alerts/send-alert';
import { type Context, sessionOf } from '#bff/context';
import { givenConsent, ownConsentWithTherapist } from '#bff/informed-consent/own-consent';
import { saveAndSign } from '#bff/informed-consent/sign-consent';
import type { OperationHandler } from '#bff/run-operation';
import { fullName } from '#bff/users/full-name';
import type { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Input = OperationInput<typeof giveInformedConsent>;
type Output = OperationOutput<typeof giveInformedConsent>;

/**
 * Gives a patient's informed consent to a therapist: the profile is saved, the platform signs, the therapist is
 * alerted. Refuses with `not_found` for a therapist without a session with the patient, with `changed_elsewhere` when
 * the profile could not be saved, with `not_signed` when the platform does not sign. A patient's consents are given one
 * at a time.
 */
export const handleGiveInformedConsent: OperationHandler<typeof giveInformedConsent> = async (context, input) =>
  context.runExclusive([`informed-consent:${sessionOf(context).publicToken}`], () => give(context, input));

async function give(context: Context, input: Input): Promise<Output> {
  const { user, consent } = await ownConsentWithTherapist(context, input.therapist);
  if (consent) return givenConsent(consent);
  const { isNew, ...given } = await saveAndSign(context, input);
  if (isNew) await notifyTherapistOfConsent(context, input.therapist, user);
  return given;
}

/** Alerts the therapist that the patient has signed. A failure is logged and takes nothing from the consent. */
async function notifyTherapistOfConsent(context: Context, therapist: string, patient: LegacyUser): Promise<void> {
  const name = fullName(patient) || 'Un paziente';
  try {
    await sendAlert(context, therapist, {
      title: alertTitles.consent_signed,
      message: `${name} ha firmato il consenso informato.`,
    });
  } catch (failure) {
    context.log.warn('alert_not_sent', { error: failure instanceof Error ? failure.name : typeof failure });
  }
}
