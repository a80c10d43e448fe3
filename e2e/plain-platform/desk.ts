import type { User } from '#e2e/plain-platform/entities';
import type { Fields } from '#e2e/plain-platform/php-values';
import type { PhpQuirks } from '#e2e/plain-platform/quirks';
import type { PlatformState } from '#e2e/plain-platform/state';

/** What a call is answered with at hand. */
export interface Desk {
  readonly state: PlatformState;
  readonly manners: PhpQuirks;
  /** Unix seconds. */
  readonly now: number;
  /** Where the platform answers, for the addresses it gives out. */
  readonly origin: string;
  /** What the platform lets pass between its own reading and writing of a user. */
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

/** The user who signed the call. */
export function signer({ state }: Desk, { private_token }: Fields): User {
  const user = [...state.users.values()].find((one) => one.private_token === private_token);
  const left = state.callsLeft.get(String(private_token));
  if (!user || left === 0) throw new Refused({ error: { message: 'token scaduto' } });
  if (left !== undefined) state.callsLeft.set(user.private_token, left - 1);
  return user;
}

/** The user of a public token. */
export function userOf({ state }: Desk, token: unknown): User {
  const user = state.users.get(String(token));
  if (!user) throw new Refused({ error: 'USER_NOT_FOUND' });
  return user;
}

/** Writes a user as PHP without locks does: what it read is written back whole, whatever was written meanwhile. */
export async function changeUser(desk: Desk, token: string, change: (user: User) => Fields): Promise<void> {
  const read = userOf(desk, token);
  await desk.beforeWriting();
  desk.state.users.set(token, { ...read, ...change(read) });
}

/** The answer of a call of which no more is known than that it succeeds. */
export function done({ state, manners }: Desk): Fields {
  if (!manners.saysLittle) return { success: true };
  state.made += 1;
  return state.made % 2 === 0 ? {} : { success: true };
}
