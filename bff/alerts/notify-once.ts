import { sendAlert, type UserAlert } from '#bff/alerts/send-alert';
import { type Context, sessionOf } from '#bff/context';
import { ownUser } from '#bff/users/own-user';

/**
 * Puts an alert among the user's own, unless one of that title is still unseen: a retry, or an answer lost on the
 * way, never makes two. A failure is logged and nothing more.
 */
export async function notifyOnce(context: Context, alert: UserAlert): Promise<void> {
  const { publicToken } = sessionOf(context);
  await context.runExclusive([`alert:${publicToken}`], async () => {
    try {
      const { alerts } = (await ownUser(context)).public_configuration;
      if (alerts.some(({ title, seen }) => title === alert.title && !seen)) return;
      await sendAlert(context, publicToken, alert);
    } catch (failure) {
      context.log.warn('alert_not_sent', { error: failure instanceof Error ? failure.name : typeof failure });
    }
  });
}
