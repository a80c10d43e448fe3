import { type Context, sessionOf } from '#bff/context';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { listAlerts } from '#contracts/alerts/alerts.api';
import { alert as alertCall } from '#contracts/alerts/alerts.legacy';

/** An alert for a user. */
export interface UserAlert {
  readonly title: string;
  readonly message: string;
}

/** Sends an alert to the user with that public token. The platform's answer carries no information. */
export async function sendAlert(context: Context, owner: string, { title, message }: UserAlert): Promise<void> {
  const { privateToken } = sessionOf(context);
  await withUsersLocked(context, { call: alertCall, addressee: owner }, () =>
    context.legacy.call(alertCall, { private_token: privateToken, owner, alert: { title, message, file: [] } }),
  );
  context.tellPages({ to: owner, queries: [listAlerts.name], from: null });
}
