import type { FieldReader } from '#contracts/kernel/platform/readers';
import { type CanarySite, canarySites, withRoom } from '#mocks/canaries/canary-sites';
import { type Json, type JsonObject, replaceAt } from '#mocks/canaries/json';
import { relationsTo } from '#mocks/canaries/reader-relations';
import { visibility } from '#mocks/canaries/user-visibility';
import { createDb, type DatabaseSnapshot } from '#mocks/db/create-db';
import type { ReviewRow, UserRow } from '#mocks/db/rows';
import { personas } from '#mocks/personas';
import type { Platform } from '#mocks/platform';

type World = Pick<Platform, 'db' | 'now'>;

/** A world in which every field holds a unique value. */
export interface PlantedWorld {
  readonly sites: readonly CanarySite[];
  readonly database: DatabaseSnapshot;
  /** The user's relations (by public token) to the site's owner, among those the site's readers name. */
  relationsOf(reader: string | null, site: CanarySite): FieldReader[];
  /** The same world with another value in every field the user may not see. */
  changedFor(reader: string | null): DatabaseSnapshot;
}

/** Plants a world; the given platform has the personas only, and stays unchanged. */
export function plantWorld(seed: World): PlantedWorld {
  const world = { ...seed, db: createDb(seed.db.snapshot()) };
  addReviews(world.db);
  addColleaguesChat(world.db);
  const sites = canarySites(world);
  const relations = new Map<string, readonly FieldReader[]>();
  const changed = new Map<string | null, DatabaseSnapshot>();

  const relationsOf = (reader: string | null, site: CanarySite) => {
    const key = `${reader} ${site.kind} ${site.row}`;
    const all = relations.get(key) ?? relationsTo(world, reader, site);
    relations.set(key, all);
    return all.filter((name) => site.readers.includes(name));
  };
  return {
    sites,
    relationsOf,
    database: planted(world, sites, ({ put }) => put),
    changedFor(reader) {
      const isRead = (site: CanarySite) => relationsOf(reader, site).length > 0;
      const database = changed.get(reader) ?? planted(world, sites, (site) => (isRead(site) ? site.put : site.other));
      changed.set(reader, database);
      return database;
    },
  };
}

/** Sara and Marco have reviewed both eligible professionals. */
function addReviews({ users }: World['db']): void {
  const review = { rating: '5', count: '4', description: 'Grazie.', created_at: 1_790_000_000 };
  const rating: ReviewRow[] = [
    { ...review, owner: 'pt-sara' },
    { ...review, owner: 'pt-marco' },
  ];
  for (const token of ['pt-rinaldi', 'pt-serafini']) {
    const user = users.get(token);
    if (user) users.put({ ...user, public_configuration: { ...user.public_configuration, rating } });
  }
}

/** The two eligible professionals write to each other. */
function addColleaguesChat({ chats }: World['db']): void {
  const [one, other] = [personas.rinaldi.publicToken, personas.serafini.publicToken];
  chats.put({ public_token: 'chat-rinaldi-serafini', name: 'Colleghi', participants: [one, other], admin_list: [] });
}

/** The world with a value at every site; who is listed and admitted must stay the same. */
function planted(world: World, sites: readonly CanarySite[], valueAt: (site: CanarySite) => Json): DatabaseSnapshot {
  const db = createDb(world.db.snapshot());
  const tables = {
    user: db.users,
    chat: db.chats,
    message: db.messages,
    event: db.events,
    invoice: db.invoices,
    coupon: db.coupons,
    ticket: db.tickets,
  };
  for (const [name, those] of Map.groupBy(sites, ({ kind, row }) => `${kind} ${row}`)) {
    const [kind = 'user', id = ''] = name.split(' ') as [CanarySite['kind'], string];
    const table = tables[kind] as unknown as { get(id: string): JsonObject; put(row: JsonObject): void };
    const row = withRoom(kind, table.get(id));
    for (const site of those) replaceAt(row, site.location, valueAt(site));
    table.put(row);
    const before = kind === 'user' ? world.db.users.get(id) : undefined;
    if (before && visibility(world, before) !== visibility(world, row as unknown as UserRow)) {
      throw new Error(`Planting changed who ${id} is to the platform.`);
    }
  }
  return db.snapshot();
}
