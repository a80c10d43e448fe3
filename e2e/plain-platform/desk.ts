import type { User } from '#e2e/plain-platform/entities';
import type { Fields } from '#e2e/plain-platform/php-values';
import type { PhpQuirks } from '#e2e/plain-platform/quirks';
import type { PlatformState } from '#e2e/plain-platform/state';

/** What a call is answered with. */
export interface Desk {
  readonly state: PlatformState;
  readonly manners: PhpQuirks;
  /** Unix seconds. */
  readonly now: number;
  /** The platform's origin, for the addresses in its answers. */
  readonly origin: string;
  /** What happens between the platform's own reading and writing of a user. */
  readonly beforeWriting: () => Promise<void>;
}

/** Answers one call of the platform; throws `Refused`. */
export type Handler = (desk: Desk, request: Fields) => unknown;

/** A refusal inside a 200. */
export class Refused extends Error {
  readonly answer: Fields;

  constructor(answer: Fields) {
    super('The platform refuses.');
    this.answer = answer;
  }
}

/** The user whose private token the call carries; refuses an unknown or expired one. */
export function signer({ state }: Desk, { private_token }: Fields): User {
  const user = [...state.users.values()].find((one) => one.private_token === private_token);
  const left = state.callsLeft.get(String(private_token));
  if (!user || left === 0) throw new Refused({ error: { message: 'token scaduto' } });
  if (left !== undefined) state.callsLeft.set(user.private_token, left - 1);
  return user;
}

/** The user of a public token; refuses an unknown one. */
export function userOf({ state }: Desk, token: unknown): User {
  const user = state.users.get(String(token));
  if (!user) throw new Refused({ error: 'USER_NOT_FOUND' });
  return user;
}

/** Writes a user as PHP without locks does: the user that was read is written back whole, over any write in between. */
export async function changeUser(desk: Desk, token: string, change: (user: User) => Fields): Promise<void> {
  const read = userOf(desk, token);
  await desk.beforeWriting();
  desk.state.users.set(token, { ...read, ...change(read) });
}

/** The answer of a call of which only its success is specified. */
export function done({ state, manners }: Desk): Fields {
  if (!manners.saysLittle) return { success: true };
  state.made += 1;
  return state.made % 2 === 0 ? {} : { success: true };
}
