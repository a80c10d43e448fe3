import { sendAlert } from '#bff/alerts/send-alert';
import type { Context } from '#bff/context';
import { fullName } from '#bff/users/full-name';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** Tells the therapist that the patient has signed (CONSENT-19, CONSENT-20, LEG-58). A failure is logged and nothing more. */
export async function tellOfConsent(context: Context, therapist: string, patient: LegacyUser): Promise<void> {
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
