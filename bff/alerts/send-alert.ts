import { type Context, sessionOf } from '#bff/context';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { alert as alertCall } from '#contracts/alerts/alerts.legacy';

/** A notification for a user. */
export interface UserAlert {
  readonly title: string;
  readonly message: string;
}

/** Puts an alert among those of the user with that public token. What comes back says nothing. */
export async function sendAlert(context: Context, owner: string, { title, message }: UserAlert): Promise<void> {
  const { privateToken } = sessionOf(context);
  await withUsersLocked(context, { call: alertCall, addressee: owner }, () =>
    context.legacy.call(alertCall, { private_token: privateToken, owner, alert: { title, message, file: [] } }),
  );
}
