import { isApproved } from '#bff/login/login-mapping';
import { isEligible } from '#bff/therapists/eligibility/is-eligible';
import { professionalFrom } from '#bff/therapists/professional-from';
import { professionalStatusFields } from '#contracts/therapists/professional.legacy';
import { legacyUser } from '#contracts/users/users.legacy';
import type { UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

type World = Pick<Platform, 'db' | 'now'>;

const decisive = new Set(['type', 'privilege', ...Object.keys(professionalStatusFields)]);

/** Whether the field decides how the platform lists users, admits them and names them in chats. */
export function decidesVisibility(path: string): boolean {
  const [, field = ''] = path.split(/[.[]/);
  return decisive.has(field);
}

/** Whether the user is listed and admitted, and the type chats show. */
export function visibility(world: World, user: UserRow): string {
  const { public_token: token, public_configuration } = user;
  const { type, privilege } = public_configuration;
  const isInChat = world.db.chats.list(({ participants }) => participants.includes(token)).length > 0;
  return [isListed(world, user), isApproved(legacyUser.parse(user)), isInChat && [type, Boolean(privilege)]].join();
}

/** Whether patients may find the user. */
export function isListed({ now }: World, user: UserRow): boolean {
  return isEligible(professionalFrom(legacyUser.parse(user)), now());
}
