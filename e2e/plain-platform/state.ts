import type { CalendarEvent, Chat, User } from '#e2e/plain-platform/entities';
import { type Fields, recordOf } from '#e2e/plain-platform/php-values';
import { seedChats, seedCoupons, seedEvents, seedTickets, seedUsers } from '#e2e/plain-platform/seed';

export interface StoredFile {
  readonly owner: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly isPrivate: boolean;
  readonly isOnlyMine: boolean;
}

/** Everything the platform keeps. Users are replaced whole, so a reference keeps a user's earlier state. */
export interface PlatformState {
  /** By public token. */
  readonly users: Map<string, User>;
  readonly chats: Map<string, Chat>;
  readonly events: Map<string, CalendarEvent>;
  /** By id. */
  readonly coupons: Map<string, Fields>;
  /** By id, each with its owner's public token. */
  readonly tickets: Map<string, Fields>;
  /** By the name they are stored under. */
  readonly files: Map<string, StoredFile>;
  /** The PDFs of informed consents, by their path below the platform's documents. */
  readonly documents: Map<string, Buffer>;
  /**
   * Requests to the team, announcements before a registration, the e-mail addresses that asked for a recovery link, and
   * the numbers that were sent a signing link.
   */
  readonly informationRequests: Fields[];
  readonly announcedAccounts: Fields[];
  readonly recoveries: string[];
  readonly textMessages: string[];
  /** How many more signed calls a private token is good for; without an entry, any number. */
  readonly callsLeft: Map<string, number>;
  made: number;
}

/** The first state of a platform, with a few people and their data as of that moment, in Unix seconds. */
export function createState(now: number, areAddressesObjects: boolean): PlatformState {
  return {
    users: byToken(seedUsers(now, areAddressesObjects)),
    chats: byToken(seedChats(now)),
    events: byToken(seedEvents(now)),
    coupons: seedCoupons(),
    tickets: seedTickets(now),
    files: new Map(),
    documents: new Map(),
    informationRequests: [],
    announcedAccounts: [],
    recoveries: [],
    textMessages: [],
    callsLeft: new Map(),
    made: 0,
  };
}

/** A unique token or name. */
export function newToken(state: PlatformState, kind: string): string {
  state.made += 1;
  return `plain-${kind}-${state.made}`;
}

export type UserPart = 'public_configuration' | 'manager_configuration' | 'configuration';

export function partOf(user: User, part: UserPart): Fields {
  return recordOf(user[part]);
}

export function nameOf(user: User): string {
  const { nome, cognome } = partOf(user, 'public_configuration');
  return `${nome} ${cognome}`;
}

function byToken<Row extends { readonly public_token: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.public_token, row]));
}
