import type { RequestHandler } from 'msw';
import { alert } from '#contracts/alerts/alerts.legacy';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { legacyHandler } from '#mocks/legacy-handler';
import type { Platform } from '#mocks/platform';
import { PlatformRefused } from '#mocks/platform-refused';
import { readerOf } from '#mocks/reader-of';

/** Alerts stand in the addressee's own user, unseen until they say otherwise; the newest is the last. */
export function createAlertsHandlers(platform: Platform): RequestHandler[] {
  const { db, now } = platform;
  return [
    legacyHandler(platform, alert, ({ private_token, owner, alert: sent }) => {
      readerOf(platform, private_token);
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
