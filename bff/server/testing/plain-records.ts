import type { User } from '#e2e/plain-platform/entities';
import { recordOf, rowsOf } from '#e2e/plain-platform/php-values';
import type { PlainPerson } from '#e2e/plain-platform/seed';
import type { PlainPlatform } from '#e2e/plain-platform/start';
import { partOf, type UserPart } from '#e2e/plain-platform/state';

/* What stands on a plain platform. */

/** The account of an e-mail address. */
export function accountOf({ state }: PlainPlatform, email: string): User | undefined {
  return [...state.users.values()].find((user) => user.email === email);
}

/** The public part of somebody of the beginning, as it stands now. */
export function published(platform: PlainPlatform, person: PlainPerson) {
  return partOf(platform.user(person), 'public_configuration');
}

/** The part this program keeps its own things in. */
export function configuration(platform: PlainPlatform, person: PlainPerson) {
  return partOf(platform.user(person), 'configuration');
}

/** The messages of a chat; none when it is gone. */
export function messagesIn({ state }: PlainPlatform, chat: string) {
  return state.chats.get(chat)?.messages ?? [];
}

/** The status of an event; undefined when it is gone. */
export function statusOf({ state }: PlainPlatform, event: string): unknown {
  return state.events.get(event)?.configuration['status'];
}

/** The last of some rows. */
export function newest<Row>(rows: Iterable<Row>): Row | undefined {
  return [...rows].at(-1);
}

/** Whom a consent was given to, or by. */
export function consentsOf(platform: PlainPlatform, person: PlainPerson): unknown[] {
  return rowsOf(published(platform, person)['consenso_informato']).map((given) => recordOf(given)['user_pt']);
}

/** Sets fields in a part of somebody, as if they had been so from the beginning. */
export function change(platform: PlainPlatform, person: PlainPerson, part: UserPart, fields: object): void {
  const user = platform.user(person);
  platform.state.users.set(user.public_token, { ...user, [part]: { ...partOf(user, part), ...fields } });
}
