import type { RequestHandler } from 'msw';
import { alert } from '#contracts/alerts/alerts.legacy';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** Alerts are stored in the recipient's user, unseen until marked as seen; the newest is the last. */
export function createAlertsHandlers(platform: Platform): RequestHandler[] {
  const { db, now } = platform;
  return [
    legacyHandler(platform, alert, ({ private_token, owner, alert: sent }) => {
      userByToken(platform, private_token);
      const user = db.users.get(owner);
      if (!user) throw new PlatformRefused('UNKNOWN_USER');
      const alerts = Object.values((user.public_configuration['alerts'] ?? []) as object);
      const added = { ...sent, seen: '0', timestamp: secondsFromInstant(now()) };
      db.users.change(owner, {
        public_configuration: { ...user.public_configuration, alerts: [...alerts, added] },
      });
      return {};
    }),
  ];
}
