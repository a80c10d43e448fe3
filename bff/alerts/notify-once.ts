import { sendAlert, type UserAlert } from '#bff/alerts/send-alert';
import { type Context, sessionOf } from '#bff/context';
import { ownUser } from '#bff/users/own-user';

/**
 * Sends the user an alert, unless one with that title is still unseen, so that a retry or a lost answer never makes
 * two. A failure is only logged.
 */
export async function notifyOnce(context: Context, alert: UserAlert): Promise<void> {
  const { publicToken } = sessionOf(context);
  try {
    await context.runExclusive([`alert:${publicToken}`], async () => {
      const { alerts } = (await ownUser(context)).public_configuration;
      if (alerts.some(({ title, seen }) => title === alert.title && !seen)) return;
      await sendAlert(context, publicToken, alert);
    });
  } catch (failure) {
    context.log.warn('alert_not_sent', { error: failure instanceof Error ? failure.name : typeof failure });
  }
}
