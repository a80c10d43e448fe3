import type { RequestHandler } from 'msw';
import { createAppointmentsHandlers } from '#mocks/appointments/appointments-handlers';
import { createChatHandlers } from '#mocks/chat/chat-handlers';
import { createLoginHandlers } from '#mocks/login/login-handlers';
import { createMediaHandlers } from '#mocks/media/media-handlers';
import type { Platform } from '#mocks/platform';
import { createUsersHandlers } from '#mocks/users/users-handlers';

/** The whole platform, as MSW handlers under any origin. */
export function createLegacyHandlers(platform: Platform): RequestHandler[] {
  return [
    ...createLoginHandlers(platform),
    ...createUsersHandlers(platform),
    ...createChatHandlers(platform),
    ...createAppointmentsHandlers(platform),
    ...createMediaHandlers(platform),
  ];
}
