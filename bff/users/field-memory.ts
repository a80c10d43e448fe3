import type { Holding } from '#bff/users/user-fields';
import { type Instant, minuteMs } from '#contracts/kernel/instant';

/** What the fields of a user hold, by dotted name such as `configuration.is_terms`; the part stands before the dot. */
type Fields = ReadonlyMap<string, Holding>;

/** Which fields each user had when last read: by names alone, never values. */
export interface FieldMemory {
  /**
   * Notes what a reading holds, and tells what it lacks to be the whole user, of the fields the user had: single values
   * that are gone with most of their part, or stand in no part, and every list or object with something in it, which
   * nobody could write anew; except one that is new, which another program’s older record, put back, has not got.
   * A reading that lacks nothing is remembered in place of the earlier one.
   */
  noteReading(publicToken: string, fields: Fields): readonly string[];
  /** Adds what another answer tells of the user, such as that to a sign-in, which need not tell all. */
  learn(publicToken: string, fields: Fields): void;
  /** No longer misses lists and objects that this program itself empties. */
  forget(publicToken: string, fields: readonly string[]): void;
}

/** How long a user is remembered whom nothing reads; every reading and sign-in begins it anew. */
const rememberedMs = 15 * minuteMs;

/** At most so many users are remembered; those read longest ago go first. */
const mostUsers = 5_000;

interface Known {
  readonly readAt: Instant;
  readonly fields: Fields;
  /** Whether they come from a reading; otherwise they are what a sign-in told. */
  readonly wasRead: boolean;
  /** Since when readings have lacked fields. */
  readonly missedSince: ReadonlyMap<string, Instant>;
  /** Since when lists and objects have had something in them that had nothing at the reading before. */
  readonly newSince: ReadonlyMap<string, Instant>;
}

const unknown: Omit<Known, 'readAt'> = {
  fields: new Map(),
  wasRead: false,
  missedSince: new Map(),
  newSince: new Map(),
};

/**
 * Remembers fields in this process.
 *
 * @param missedMs how long a field is missed, in milliseconds: what the platform really took out of a user holds up
 *   saves no longer than that; with 0 nothing is missed
 */
export function createFieldMemory(now: () => Instant, missedMs: number): FieldMemory {
  const users = new Map<string, Known>();
  const knownOf = (publicToken: string) => {
    const known = users.get(publicToken);
    return known && now() - known.readAt < rememberedMs ? known : unknown;
  };
  const remember = (publicToken: string, known: typeof unknown) => {
    users.delete(publicToken);
    users.set(publicToken, { ...known, readAt: now() });
    const [oldest] = users.keys();
    if (users.size > mostUsers && oldest !== undefined) users.delete(oldest);
  };
  return {
    noteReading(publicToken, fields) {
      const known = knownOf(publicToken);
      const at = now();
      const recent = new Map([...known.newSince].filter(([, from]) => at - from < missedMs));
      const gone = goneFrom(known.fields, fields).filter((field) => !recent.has(field));
      const since = gone.map((field) => [field, known.missedSince.get(field) ?? at] as const);
      const missed = since.flatMap(([field, from]) => (at - from < missedMs ? [field] : []));
      const read = {
        fields,
        wasRead: true,
        missedSince: new Map(),
        // A sign-in need not tell all: what only the first reading tells may be old.
        newSince: new Map([...(known.wasRead ? appeared(known.fields, fields, at) : []), ...recent]),
      };
      remember(publicToken, missed.length > 0 ? { ...known, missedSince: new Map(since) } : read);
      return missed;
    },
    learn(publicToken, fields) {
      const known = knownOf(publicToken);
      const added = [...fields].filter(([field, holding]) => holding === 'content' || !known.fields.has(field));
      remember(publicToken, { ...known, fields: new Map([...known.fields, ...added]) });
    },
    forget(publicToken, fields) {
      const known = knownOf(publicToken);
      const others = [...known.fields].filter(([field, holding]) => holding !== 'content' || !fields.includes(field));
      remember(publicToken, { ...known, fields: new Map(others) });
    },
  };
}

/** A part of one value may lose it: another program’s older record put back looks the same. */
const fewestFields = 2;

function goneFrom(before: Fields, now: Fields): readonly string[] {
  const contents = [...before].flatMap(([field, holding]) => (holding === 'content' ? [field] : []));
  const values = [...Map.groupBy(before.keys(), partOf)].flatMap(([part, fields]) => {
    const gone = fields.filter((field) => !now.has(field));
    if (part === '') return gone;
    return fields.length >= fewestFields && gone.length * 2 > fields.length ? gone : [];
  });
  // A list that is empty now stands there still.
  const lost = contents.filter((field) => (now.get(field) ?? 'nothing') === 'nothing');
  return [...new Set([...lost, ...values])];
}

/** The lists and objects that have something in them and had nothing before. */
function appeared(before: Fields, now: Fields, at: Instant): (readonly [string, Instant])[] {
  const isNew = (field: string) => now.get(field) === 'content' && before.get(field) !== 'content';
  return [...now.keys()].filter(isNew).map((field) => [field, at] as const);
}

function partOf(field: string): string {
  return field.includes('.') ? field.slice(0, field.indexOf('.')) : '';
}
