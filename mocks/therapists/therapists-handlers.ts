import type { RequestHandler } from 'msw';
import { profileView } from '#contracts/therapists/therapists.legacy';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** Profile views are counted in the professional's user. */
export function createTherapistsHandlers(platform: Platform): RequestHandler[] {
  const { db } = platform;
  return [
    legacyHandler(platform, profileView, ({ private_token, user_pt }) => {
      userByToken(platform, private_token);
      const professional = db.users.get(user_pt);
      if (professional?.public_configuration.type !== 'dottore') throw new PlatformRefused('UNKNOWN_USER');
      const { public_configuration } = professional;
      const views = Number(public_configuration['profile_views'] ?? 0) + 1;
      db.users.change(user_pt, { public_configuration: { ...public_configuration, profile_views: views } });
      return {};
    }),
  ];
}
