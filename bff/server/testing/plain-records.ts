import type { User } from '#e2e/plain-platform/entities';
import { recordOf, rowsOf } from '#e2e/plain-platform/php-values';
import type { PlainPerson } from '#e2e/plain-platform/seed';
import type { PlainPlatform } from '#e2e/plain-platform/start';
import { partOf, type UserPart } from '#e2e/plain-platform/state';

/* Readings of a plain platform's state. */

/** The account of an e-mail address. */
export function accountOf({ state }: PlainPlatform, email: string): User | undefined {
  return [...state.users.values()].find((user) => user.email === email);
}

/** The public part of a person, as it is now. */
export function published(platform: PlainPlatform, person: PlainPerson) {
  return partOf(platform.user(person), 'public_configuration');
}

/** The part in which this program stores its own data. */
export function configuration(platform: PlainPlatform, person: PlainPerson) {
  return partOf(platform.user(person), 'configuration');
}

/** The messages of a chat; empty when it is gone. */
export function messagesIn({ state }: PlainPlatform, chat: string) {
  return state.chats.get(chat)?.messages ?? [];
}

/** The status of an event; undefined when it is gone. */
export function statusOf({ state }: PlainPlatform, event: string): unknown {
  return state.events.get(event)?.configuration['status'];
}

export function newest<Row>(rows: Iterable<Row>): Row | undefined {
  return [...rows].at(-1);
}

/** The tokens of the other party of each consent, given or received. */
export function consentsOf(platform: PlainPlatform, person: PlainPerson): unknown[] {
  return rowsOf(published(platform, person)['consenso_informato']).map((given) => recordOf(given)['user_pt']);
}

/** Sets fields in a part of a person, as if they had been set from the beginning. */
export function change(platform: PlainPlatform, person: PlainPerson, part: UserPart, fields: object): void {
  const user = platform.user(person);
  platform.state.users.set(user.public_token, { ...user, [part]: { ...partOf(user, part), ...fields } });
}
