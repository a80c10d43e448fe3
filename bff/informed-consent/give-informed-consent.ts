import { legacyAddress } from '#bff/addresses/legacy-address';
import { sendAlert } from '#bff/alerts/send-alert';
import { type Context, sessionOf } from '#bff/context';
import type { ConsentDetails } from '#bff/informed-consent/consent-request';
import { givenConsent, ownConsentWithTherapist } from '#bff/informed-consent/own-consent';
import { signConsent } from '#bff/informed-consent/sign-consent';
import type { OperationHandler } from '#bff/run-operation';
import { fullName } from '#bff/users/full-name';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import type { OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Input = OperationInput<typeof giveInformedConsent>;
type Output = OperationOutput<typeof giveInformedConsent>;

/**
 * Gives the consent: the profile is saved, the platform signs, the
 * therapist is told. Refuses with `changed_elsewhere` when the profile could not be kept, with `not_signed` when the
 * platform does not sign. A patient's consents are given one after the other.
 */
export const handleGiveInformedConsent: OperationHandler<typeof giveInformedConsent> = async (context, input) =>
  context.runExclusive([`informed-consent:${sessionOf(context).publicToken}`], () => give(context, input));

async function give(context: Context, input: Input): Promise<Output> {
  const { user, consent } = await ownConsentWithTherapist(context, input.therapist);
  if (consent) return givenConsent(consent);
  await saveConsentDetails(context, input);
  const { isNew, ...given } = await signConsent(context, input);
  if (isNew) await notifyTherapistOfConsent(context, input.therapist, user);
  return given;
}

/** Puts an alert among the therapist's that the patient has signed. A failure is logged and nothing more. */
async function notifyTherapistOfConsent(context: Context, therapist: string, patient: LegacyUser): Promise<void> {
  const name = fullName(patient) || 'Un paziente';
  try {
    await sendAlert(context, therapist, {
      title: 'Firma consenso',
      message: `${name} ha firmato il consenso informato.`,
    });
  } catch (failure) {
    context.log.warn('alert_not_sent', { error: failure instanceof Error ? failure.name : typeof failure });
  }
}

/** Keeps what the document prints in the patient's profile; refuses with `changed_elsewhere`. */
async function saveConsentDetails(
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
